/** Limits that stand in `capabilities`. Sizes in bytes, lengths in seconds. */
export const limits = {
  jsonBytes: 1024 * 1024,
  sceneCodeBytes: 256 * 1024,
  uploadBytes: 200 * 1024 * 1024,
  /** Pixels of an uploaded picture, and of a side of it, before it is scaled down to what scenes show. */
  assetPixels: 50_000_000,
  assetSidePixels: 16_384,
  svgBytes: 2 * 1024 * 1024,
  /** Of an uploaded typeface, and of what it unpacks to. */
  fontBytes: 20 * 1024 * 1024,
  fontUnpackedBytes: 64 * 1024 * 1024,
  /** Of an uploaded sound. */
  soundSeconds: 900,
  soundClips: 100,
  soundChannels: 8,
  soundHertz: 192_000,
  /** Of an uploaded video, as it was sent: scenes show it with a long side of at most 1920 and 60 frames a second. */
  clipSeconds: 180,
  clipPixels: 9_000_000,
  clipFps: 120,
  /** Streams in an uploaded sound or video: pictures, sounds, subtitles and whatever else. */
  mediaStreams: 16,
  assetsPerProject: 500,
  /** Bytes of all uploads of an account, as they are kept. */
  assetBytesPerAccount: 10 * 1024 ** 3,
  scenesPerProject: 200,
  timelineSeconds: 600,
  sidePixels: 4096,
  promptCharacters: 20_000,
  contextCharacters: 20_000,
  contextEntries: 100,
  /** Days for which a deleted project can be restored. */
  restoreDays: 30,
  nameCharacters: 200,
  previewFrames: 60,
  keysPerAccount: 50,
  webhooksPerAccount: 10,
  listLimit: 100,
  compileSeconds: 5,
  sceneReadySeconds: 5,
} as const;
