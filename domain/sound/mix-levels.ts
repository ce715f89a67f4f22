/** EBU R 128 as the web plays it: the whole film's loudness in LUFS, and its true peak in dBTP. */
export const loudnessTarget = -14;
/** Below the -1 dBTP that the file must keep, since encoders overshoot. */
export const highestPeak = -2;
/** In dB: what is so soft that lifting it further would lift its noise stays softer. */
export const mostGain = 30;
/** In LU: nearer to the target than this, a mix is as loud as it should be. */
export const nearEnough = 0.3;
/** How music is held down while a voice speaks: 8 to 1 above -34 dBFS, down in 30 ms and back in half a second. */
export const duck = { threshold: 0.02, ratio: 8, attackMs: 30, releaseMs: 500 };
