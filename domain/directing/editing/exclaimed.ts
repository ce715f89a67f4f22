/** What is sighed, thanked or regretted around a wish: "sorry!", "grr", "Danke!", "merci beaucoup". It asks for nothing. */

const sigh =
  '(?:so\\s|very\\s)?(?:sorry|apologies|my\\s(?:bad|mistake|fault)|oops|whoops|gr{2,}|a+r+gh+|ugh+|h+m+|phew|sigh|lol|ha(?:ha)+|sry|entschuldigung|tut\\smir\\sleid|ups|uff|désolée?s?|pardon|oups|perdón|perdona|lo\\ssiento|uf|scusa(?:te)?|mi\\sdispiace|desculpa|uff?a)';
const thanks =
  "(?:many\\s)?(?:thanks|thank\\s(?:you|u)|thx|cheers|ta|danke(?:\\s(?:schön|sehr|dir|euch|ihnen))?|(?:vielen|besten|herzlichen|lieben)\\sdank|merci(?:\\s(?:beaucoup|bien|d['’]avance))?|(?:muchas\\s)?gracias|(?:molte\\s)?grazie(?:\\smille)?|(?:muito\\s)?obrigad[oa])(?:\\s(?:a\\slot|so\\smuch|very\\smuch|again|in\\sadvance|all|im\\svoraus|schon\\s?mal))?";
/** Faces made of marks, and pictures. */
const face = '(?:[:;]-?[)(DPp/]|\\p{Extended_Pictographic}\\ufe0f?)';
const said = `(?:(?:${sigh}|${thanks})(?!\\p{L})|${face})`;

const alone = new RegExp(`^(?:${said}[\\s,.!…]*)+$`, 'iu');
const atEnd = new RegExp(`(?:\\s*[,;–—(-]\\s*|\\s+(?=${face}))${said}[\\s!.…)]*$`, 'iu');
const atStart = new RegExp(`^${said}\\s*[,!.…–—:-]+\\s*(?=\\S)`, 'iu');

/** A sentence without them; empty where it is nothing else. */
export function withoutExclaimed(sentence: string): string {
  let text = sentence.trim();
  if (alone.test(text)) return '';
  for (let pass = 0; pass < 3; pass += 1) text = text.replace(atEnd, '').replace(atStart, '');
  return text;
}
