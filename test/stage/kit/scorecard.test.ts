import { expect, test } from '@jest/globals';
import { formats, holdFrame, kitFilm } from './kit-film.ts';
import { kitThemes } from './themes.ts';

const table = `<Scorecard zone="full" cols={["Walk-in", "Season", "Patron"]} rows={[
  { label: "Per visit", cells: ["£12.50", "£95 / year", "£340 / year"] },
  { label: "Guests", cells: ["none", "one", "Everybody"] },
  { label: "", cells: ["1 visit", "12 visits", "52 visits"] },
]} />`;

test.each(['portrait', 'square', 'landscape'] as const)(
  'three columns fill the %s frame with words that are large enough for it',
  async (format) => {
    await using film = await kitFilm([table], format, kitThemes.day);
    const { texts } = await film.stage.measure(film.at(0, holdFrame));
    const said = texts.map(({ text }) => text);
    for (const words of ['£12.50', '£340 / year', 'Everybody', '52 visits', 'Season']) expect(said).toContain(words);
    const { height } = formats[format];
    const tops = texts.map(({ inkBox }) => inkBox.y);
    const feet = texts.map(({ inkBox }) => inkBox.y + inkBox.height);
    expect((Math.max(...feet) - Math.min(...tops)) / height).toBeGreaterThan(format === 'landscape' ? 0.5 : 0.6);
    const prices = texts.filter(({ text }) => text.startsWith('£'));
    expect(Math.min(...prices.map(({ fontSize }) => fontSize))).toBeGreaterThanOrEqual(48);
    expect(Math.min(...texts.map(({ fontSize }) => fontSize))).toBeGreaterThanOrEqual(28);
  },
);
