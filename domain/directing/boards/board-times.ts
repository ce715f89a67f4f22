/** How long a scene stands, as storyboards say it: "(0–4 s)", "[00:13-00:22]", "– 5 sec –", ", 6 Sekunden". */
const unit = '(?:s|secs?\\.?|seconds?|sek\\.?|sekunden?|secondes?|segundos?|seg\\.?|secondi|seconden|sec\\.?)';
const clock = '(\\d{1,2}:)?(\\d{1,2}(?:\\.\\d)?)';
const dash = '\\s?(?:[–—-]|to|bis|à|a|until)\\s?';
const span = new RegExp(`[\\[(]?\\s*:?${clock}\\s?${unit}?${dash}:?${clock}\\s?(${unit})?\\s*[\\])]?`, 'iu');
const length = new RegExp(`[\\[(]?\\s*(?<![\\d.,:])(\\d{1,2}(?:[.,]\\d)?)\\s?${unit}(?![\\p{L}])\\s*[\\])]?`, 'iu');

export interface SaidTime {
  seconds: number;
  /** Where it stands in its text. */
  start: number;
  end: number;
}

/** The time that a head or field says; null where it says none. A span needs a unit, a clock or brackets. */
export function timeIn(text: string, isField = false): SaidTime | null {
  const spanned = span.exec(text);
  if (spanned !== null) {
    const [all, m0, s0 = '', m1, s1 = '', of] = spanned;
    const seconds = secondsOf(m1, s1) - secondsOf(m0, s0);
    const isTime = of !== undefined || m1 !== undefined || /^[[(]/u.test(all.trim()) || isField;
    if (isTime && seconds > 0 && seconds <= 120)
      return { seconds, start: spanned.index, end: spanned.index + all.length };
  }
  const one = length.exec(text);
  if (one !== null && Number((one[1] ?? '').replace(',', '.')) > 0)
    return { seconds: Number((one[1] ?? '').replace(',', '.')), start: one.index, end: one.index + one[0].length };
  const bare = isField ? /^\s*(\d{1,2}(?:\.\d)?)\s*$/u.exec(text) : null;
  return bare === null || Number(bare[1]) === 0 ? null : { seconds: Number(bare[1]), start: 0, end: text.length };
}

const secondsOf = (minutes: string | undefined, seconds: string) =>
  Number((minutes ?? '0').replace(':', '')) * 60 + Number(seconds);
