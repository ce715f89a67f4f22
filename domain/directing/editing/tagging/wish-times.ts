/** Wishes for how long something lasts, and for the pace. */
import { countOfWord } from '../../reading/numerals.ts';
import { isPronoun } from '../clause.ts';
import type { Edit, LengthChange } from '../edit.ts';
import { type Case, isFilm, part } from './wish-case.ts';

const unit = '(?:s|secs?|seconds?|sek|sekunden?|secondes?|segundos?|second[oi])(?!\\p{L})';
const more =
  '(?:more|extra|additional|longer|shorter|less|further|off|another|mehr|länger|kürzer|zusätzlich|weitere|weniger|drauf|de\\splus|supplémentaires?|de\\smoins|plus|más|menos|in\\spiù|in\\smeno|ancora|altri|a\\smais|a\\smenos|mais)';
const amount = new RegExp(
  `(?<before>(?:${more}|by|um|of|de|di|en|em)\\s)?(?<![\\p{L}\\d])(?<count>\\d{1,3}(?:[.,]\\d)?|\\p{L}+)\\s?-?(?<between>${more}\\s)?${unit}(?<after>\\s${more}(?!\\p{L}))?`,
  'giu',
);

/** The seconds that a wish names: "two more secs" is by so many, "32 seconds" to. */
export function secondsOf(said: string, sign: 1 | -1): LengthChange | null {
  for (const { groups } of said.matchAll(amount)) {
    const { before = '', count = '', between = '', after = '' } = groups ?? {};
    const seconds = Number(count.replace(',', '.')) || countOfWord(count);
    if (!(seconds > 0)) continue;
    const isBy = between !== '' || after !== '' || (before !== '' && !/^(?:of|de|di|en|em)\s/iu.test(before));
    return isBy ? { by: sign * seconds } : { to: seconds };
  }
  return null;
}

export function lasting(one: Case, sign: 1 | -1): Edit[] | null {
  const { targets, values, said: whole } = one.wish;
  const seconds = secondsOf(whole, sign);
  if (seconds === null && (values.length > 0 || /\d/u.test(whole))) return null;
  const asked = seconds ?? { times: sign > 0 ? 1.25 : 0.8 };
  const said = targets[0];
  if (said === undefined || isFilm(one, said)) {
    const spoken =
      said === undefined || isPronoun({ ...one.clause, text: said }) ? (one.ground.spoken.target ?? null) : null;
    return [{ kind: 'length', change: asked, target: spoken, ...(spoken === null ? { isOfWhole: true } : {}) }];
  }
  const target = part(one, said);
  return target === null ? null : [{ kind: 'length', change: asked, target }];
}

export function paced(one: Case, step: 1 | -1): Edit[] | null {
  const { targets, values } = one.wish;
  const [said] = targets;
  const change = secondsOf(one.wish.said, step > 0 ? -1 : 1);
  if (values.length > 0 && change === null) return null;
  if (said === undefined || isFilm(one, said) || isMotion.test(said)) {
    const paces: Edit = { kind: 'pace', step };
    return change === null ? [paces] : [paces, { kind: 'length', change, target: null, isOfWhole: true }];
  }
  const target = part(one, said);
  return target === null ? null : [{ kind: 'length', change: change ?? { times: step > 0 ? 0.8 : 1.25 }, target }];
}

const isMotion =
  /(?<!\p{L})(?:pace|pacing|tempo|rhythm|speed|animations?|motion|movements?|transitions?|cuts|rhythmus|bewegung(?:en)?|animationen|übergänge|schnitte|rythme|mouvements?|transitions|ritmo|velocidad|velocità|velocidade|animaciones|animazioni|animações|movimientos?|movimenti|movimentos?|transiciones|transizioni|transições)(?!\p{L})/iu;
