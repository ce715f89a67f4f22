/** Letters that stand for a script: a typeface that has nearly all of them can set it. */
const samples: Readonly<Record<string, string>> = {
  latin: 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,!?',
  'latin-ext': 'äöüßéèêàçñåøæœłśžčřğıİőűąęāī',
  cyrillic: 'АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя',
  greek: 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩαβγδεζηθικλμνξοπρστυφχψω',
  arabic: 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي',
  hebrew: 'אבגדהוזחטיכלמנסעפצקרשת',
  devanagari: 'अआइईउऊकखगघचछजझटठडढणतथदधनपफबभमयरलवशसह',
  thai: 'กขคงจฉชซญดตถทธนบปผพฟภมยรลวสหอฮ',
  japanese: 'あいうえおかきくけこアイウエオカキクケコ日本語人大',
  chinese: '的一是不了人我在有他这中大来上国',
  korean: '가나다라마바사아자차카타파하한국어',
};
const enough = 0.95;
const mostRanges = 4_000;

/** Scripts that the characters set, in the order above. */
export function scriptsOf(characters: readonly number[]): string[] {
  const has = new Set(characters);
  return Object.entries(samples).flatMap(([script, letters]) => {
    const all = [...letters];
    const found = all.filter((letter) => has.has(letter.codePointAt(0) ?? 0)).length;
    return found / all.length >= enough ? [script] : [];
  });
}

/** The characters as stretches, in the notation of CSS's `unicode-range`. */
export function rangesOf(characters: readonly number[]): string {
  const sorted = [...new Set(characters)].sort((one, other) => one - other);
  let stretches = stretchesOf(sorted, 1);
  // Too many to tell are told with the small gaps between them.
  for (let gap = 2; stretches.length > mostRanges; gap *= 2) stretches = stretchesOf(sorted, gap);
  const hex = (code: number) => code.toString(16).toUpperCase();
  return stretches
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',');
}

function stretchesOf(sorted: readonly number[], gap: number): [number, number][] {
  const stretches: [number, number][] = [];
  for (const code of sorted) {
    const last = stretches.at(-1);
    if (last && code <= last[1] + gap) last[1] = code;
    else stretches.push([code, code]);
  }
  return stretches;
}
