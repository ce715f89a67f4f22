import type { EncoderSettings } from '../../domain/render/encoder-settings.ts';

export interface FileExpectation {
  frames: number;
  settings: EncoderSettings;
  /** First frames of the parts but the first: what joining can break lies around them. */
  joins?: readonly number[];
  /** Captured stills to compare the file's frames with, all JPEG or all PNG, in order. */
  stills?: readonly FileStill[];
  /** Whether the film is heard: its file must then be as loud as films are, and no peak may clip. */
  hasSound?: boolean;
  signal?: AbortSignal;
  allowUnsandboxed?: boolean;
}

export interface FileStill {
  frame: number;
  picture: Uint8Array;
}

export interface FileCheckRow {
  name: string;
  measured: string;
  bound: string;
  passed: boolean;
}

export interface FileCheck {
  passed: boolean;
  rows: FileCheckRow[];
  bytes: number;
  seconds: number;
}

export function row(name: string, measured: string, bound: string, passed: boolean): FileCheckRow {
  return { name, measured, bound, passed };
}

export function ssimRow(frame: number, ssim: number | undefined, least: number): FileCheckRow {
  const name = `frame ${frame} like its still`;
  return row(name, ssim?.toFixed(4) ?? 'not compared', `SSIM ≥ ${least}`, ssim !== undefined && ssim >= least);
}
