/** The asking for a film in languages that have no lexicon: what it says of its length and format is no copy. */

const filmNoun =
  '(?:videos?|film(?:pje|em|u|y|ów)?|filmik\\p{L}*|wideo|klip\\p{L}*|spot\\p{L}*|filmy?|видео\\p{L}*|ролик\\p{L}*|клип\\p{L}*|відео\\p{L}*|video(?:klip)?)';
const format =
  '(?:verticale?|staande?|liggende?|vierkante?|pionow\\p{L}*|kwadratow\\p{L}*|poziom\\p{L}*|stående|liggande|kvadratisk\\p{L}*|вертикальн\\p{L}*|квадратн\\p{L}*|коротк\\p{L}*|короткий|in\\s(?:het\\s)?(?:vierkant|portret|staand|liggend|landschap)|dikey|yatay|kare|kort\\p{L}*|krótki\\p{L}*)';
const making =
  '(?:maak|zrób|stwórz|przygotuj|potrzebuj\\p{L}*|gör|lav|lag|skapa|сделай(?:те)?|создай(?:те)?|нужен|нужно|зробіть|hazırla|yap|oluştur|udělej|vytvoř)';
const lasting =
  '(?:(?:van|på|trwając\\p{L}*|o długości|na|на|длиной(?:\\s+в)?|длительностью|av|i)\\s+)?\\d{1,3}[\\s-]?(?:seconden|sekund\\p{L}*|sekunder|секунд\\p{L}*|сек|saniye\\p{L}*|sek|s)';
const about = '(?:over|voor|o|dla|na temat|om|för|for|про|о|об|для|hakkında|pro)';

const spaced = new RegExp(
  `^(?:${making}\\s+)?(?:(?:een|en|et|ett|bir)\\s+)?(?:${lasting}\\p{L}*\\s+)?(?:${format}\\s+)*${filmNoun}(?:\\s+${format})*(?:\\s+${lasting})?(?:\\s+${format})*(?![\\p{L}])[\\s,:–—-]*(?:${about}\\s+)?`,
  'iu',
);
const arabic =
  /^(?:(?:اصنع|أنشئ|نريد|أريد|اعمل)\s+)?(?:فيديو|فيلم|مقطع(?:\s+فيديو)?)(?:\s+(?:قصير|عمودي|رأسي|مربع|أفقي))*(?:\s+(?:مدته|مدتها|لمدة|من|بطول)\s*[\d٠-٩]+\s*(?:ثانية|ثوان|ثواني|ثوانٍ))?(?:\s+(?:قصير|عمودي|رأسي|مربع|أفقي))*[\s،:]*(?:(?:عن|حول)\s+|ل(?=\S))?/u;
const hebrew =
  /^(?:(?:צרו|הכינו|אני רוצה|אנחנו צריכים)\s+)?(?:סרטון|סרט|קליפ|וידאו|תשדיר)(?:\s+(?:קצר|אנכי|מרובע|אופקי))*(?:\s+(?:של|באורך(?:\s+של)?|בן)\s+\d{1,3}\s+(?:שניות|שנייה))?(?:\s+(?:קצר|אנכי|מרובע|אופקי))*[\s,:]*(?:(?:על|עבור|בשביל)\s+|ל(?=\S))?/u;
const hindi =
  /^(?:(?:एक|मुझे)\s+)?(?:(?:[\d०-९]{1,3})\s*सेकंड\s*(?:का|की|के)?\s*)?(?:(?:वर्टिकल|छोटा|चौकोर|क्षैतिज)\s+)?(?:का\s+)?(?:वीडियो|फ़िल्म|फिल्म)(?:\s+(?:बनाएं|बनाओ|चाहिए))?[\s,:：–—-]*/u;
const denseTail =
  /(?:の|的|의|을 위한|에 대한)?\s*(?:\d{1,3}\s?(?:秒|초)(?:間|钟|鐘|짜리)?(?:の|的)?\s?)(?:縦型|横型|縦|横|竖版|横版|竖屏|方形|세로|가로)?(?:の|的)?\s?(?:動画|ビデオ|映像|视频|影片|短片|影像|영상|동영상|비디오)\p{L}*[。.！!]?$/u;
const chinese =
  /^(?:请)?(?:制作|做|生成|创建)(?:一)?(?:个|段|条|部)?(?:\s?\d{1,3}\s?秒(?:钟)?(?:的)?)?(?:竖版|横版|竖屏|方形)?(?:的)?(?:视频|影片|短片|动画)[，,：:]?(?:介绍|关于|宣传)?/u;

/** What such a sentence asks for; null where it asks for nothing. */
export function afterForeignAsking(text: string): string | null {
  const plain = text.trim();
  for (const lead of [arabic, hebrew, hindi, chinese]) {
    const asked = lead.exec(plain)?.[0] ?? '';
    if (asked !== '') return plain.slice(asked.length).trim();
  }
  // Scripts without spaces ask before a colon: 「…の動画：」. What follows is the subject.
  const led = /^[^：:]*(?:動画|ビデオ|映像|视频|影片|影像|영상)[^：:]*[：:]\s*(\S.*)$/su.exec(plain)?.[1];
  if (led !== undefined) return led;
  const tail = denseTail.exec(plain);
  if (tail !== null) return plain.slice(0, tail.index).trim();
  const asked = spaced.exec(plain);
  // A bare noun may open a sentence of copy: only a length, a format or the verb makes it an asking.
  const isAsking =
    asked !== null &&
    (/\d/u.test(asked[0]) || new RegExp(`^${making}\\s|(?:^|\\s)${format}\\s`, 'iu').test(`${asked[0]} `));
  return asked === null || !isAsking ? null : plain.slice(asked[0].length).trim();
}

/** Figures of other scripts in the digits that patterns know. */
export const plainDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹०-९]/gu, (digit) => {
    const code = digit.charCodeAt(0);
    const zero = code >= 0x966 ? 0x966 : code >= 0x6f0 ? 0x6f0 : 0x660;
    return String(code - zero);
  });
