/** Samples a second of every sound that Framewright keeps, makes or mixes. */
export const soundRate = 48_000;
