/** Numbers as words, up to ninety-five, in the languages with a lexicon. */
const rows = [
  'two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty',
  'zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn zwanzig',
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt',
  'dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte',
  'due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove venti',
  'dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove vinte',
  'duas três quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito dezenove vinte',
  'twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien twintig',
].flatMap((row) => row.split(' ').map((word, index): [string, number] => [word, index + 2]));

/** Tens and fives: lengths are seldom said between them. */
const byFives: Record<number, string> = {
  25: 'twenty-five|fünfundzwanzig|vingt-cinq|veinticinco|venticinque|vinte e cinco|vijfentwintig',
  30: 'thirty|dreißig|dreissig|trente|treinta|trenta|trinta|dertig',
  35: 'thirty-five|fünfunddreißig|trente-cinq|treinta y cinco|trentacinque|trinta e cinco|vijfendertig',
  40: 'forty|vierzig|quarante|cuarenta|quaranta|quarenta|veertig',
  45: 'forty-five|fünfundvierzig|quarante-cinq|cuarenta y cinco|quarantacinque|quarenta e cinco|vijfenveertig',
  50: 'fifty|fünfzig|cinquante|cincuenta|cinquanta|cinquenta|vijftig',
  55: 'fifty-five|fünfundfünfzig|cinquante-cinq|cincuenta y cinco|cinquantacinque|cinquenta e cinco|vijfenvijftig',
  60: 'sixty|sechzig|soixante|sesenta|sessanta|sessenta|zestig',
  75: 'seventy-five|fünfundsiebzig|soixante-quinze|setenta y cinco|settantacinque|setenta e cinco|vijfenzeventig',
  90: 'ninety|neunzig|quatre-vingt-dix|noventa|novanta|negentig',
};

const numerals: Readonly<Record<string, number>> = Object.fromEntries([
  ...rows,
  ...Object.entries(byFives).flatMap(([count, words]) =>
    words.split('|').map((word): [string, number] => [word, Number(count)]),
  ),
]);

/** Source of a pattern for any of them, longest first, as a word of its own. */
export const numeralSource = `(?<![\\p{L}-])(?:${Object.keys(numerals)
  .sort((a, b) => b.length - a.length)
  .join('|')})(?!\\p{L})`;

/** "one freezing sea", "a parrot" in a row of counts. */
export const countedInWords = new RegExp(
  `^(?:(?:and|und|et|y|e|en)\\s)?(?:${numeralSource}|an?|one|eine?|une?|una?|uma?|um|een|één)\\s\\p{L}`,
  'iu',
);

/** A count in digits or in a word; NaN of neither. */
export const countOfWord = (text: string): number => numerals[text.toLowerCase()] ?? Number(text.replace(',', '.'));
