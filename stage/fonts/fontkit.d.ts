/** What is used of fontkit, which carries no types of its own. */
declare module 'fontkit' {
  interface Axis {
    min: number;
    default: number;
    max: number;
  }

  export interface Font {
    familyName: string | null;
    subfamilyName: string | null;
    getName(key: string): string | null;
    'OS/2'?: { usWeightClass?: number; fsSelection?: { italic?: boolean } };
    italicAngle: number;
    numGlyphs: number;
    characterSet: number[];
    variationAxes: Record<string, Axis>;
  }

  export function create(content: Uint8Array): Font;
}
