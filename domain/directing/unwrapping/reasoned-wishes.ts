/** Wishes told with their reasons: what those who watch are like, what is refused and why, what is kept for now. */
import { word } from './crowds.ts';

const plain = '[^.!?\\d\\ue000-\\uf8ff:]';
/** How a film is kept, as an asker says it. */
const kept =
  '(?:plain|simple|short|brief|calm|slow|quiet|big|large|bold|clear|readable|legible|sober|friendly|polite|factual|gentle|light|serious|dry|honest|modest|quick|fast|fun|playful|warm|steady|tidy|clean|understated|low-key|down to earth)';
const keep = `(?:please )?(?:keep|make|leave) (?:it|this|that|things|everything|the (?:film|video|text|type|tone|words))(?: (?:all|very|really|nice and|as|fairly|quite|rather))* ${kept}(?!\\p{L})`;
const go =
  '(?:please )?(?:go easy on|nothing (?:flashy|fancy|loud|salesy|pushy|too)|no (?:jargon|hype|gimmicks|hard sell|shouting|tricks)(?!\\p{L}))';

/** "The farmers are sceptical of adverts so keep it plain": what an audience is like is the reason of a wish. */
const soKept = `${plain}{3,160}?,?\\s(?:so|therefore|hence|which is why)\\s(?:${keep}|${go})${plain}{0,200}`;
/** "Large type because the hall is deep and half of them forgot their glasses" */
const look =
  '(?:(?:very |really )?(?:large|big|huge|bold|small|plain|bright|dark|calm|slow|high) (?:type|text|letters|lettering|contrast|numbers|figures|fonts?|print|colou?rs|pace))';
const because = `(?:please )?(?:use )?${look}(?:,)? (?:please,? )?(?:because|since|as)\\s${plain}{3,160}`;
/** "No cows please, we all have enough cows." */
const refused = `(?:please,? )?no ${plain}{2,40}?,? please,? (?:because |since |as |– |- )?(?:we|i|they|everybody|everyone|people|nobody|it|the last)(?:['’]\\p{L}+)?\\s${plain}{3,100}`;
/** "Odd Harbour might still cancel – include them for now." */
const forNow =
  '[^.!?\\d\\ue000-\\uf8ff:]{3,120}?(?:,|;|\\s[–—-]|\\s(?:but|so|and)(?: please)?)\\s(?:but |so )?(?:please )?(?:include|keep|leave|show|list|put|use) (?:them|it|her|him|that|this|both)(?: in| on| up| there)? (?:for now|for the moment|for the time being|anyway|until (?:we|i|you) (?:know|hear))';
/** "Each day its own screen, must be readable from the bar (about 8 m)." */
const screens = `(?:give )?(?:each|every|one) ${word} (?:(?:gets|has|on|with|should (?:have|get)) )?(?:(?:its|his|her|their) own|an? (?:separate|own)) (?:screen|slide|scene|frame|page)(?!\\p{L})[^.!?\\ue000-\\uf8ff:]{0,120}`;
const readable =
  '[^.!?\\ue000-\\uf8ff:]{0,60}?(?:must|should|has to|have to|needs? to) (?:still )?(?:be|stay) (?:easily |clearly )?(?:readable|legible|visible) (?:from|at|across)\\s[^.!?\\ue000-\\uf8ff:]{2,80}';
/** "What must come across, in this order if you can." */
const toTell = `what (?:must|should|has to|needs to|i want to) (?:come across|get across|be (?:said|told|shown|in it))${plain}{0,60}`;
/** "They were requested and then un-requested.", "Our typeface isn't licensed for video so any sober serif is OK." */
const anyWill = `${plain}{3,90}?,? so (?:any|whatever|another) ${plain}{2,40} (?:is|will be|would be|are) (?:ok(?:ay)?|fine|good|all right)`;

/** "Do not show the intervals, they were asked for and then not." */
const unshown = `(?:please,? )?(?:do not|don['’]t|never) (?:show|use|mention|include|add) ${plain}{3,80}?, (?:they|it|that|those|these|we|i|that['’]s)(?:['’]\\p{L}+)? ${plain}{3,100}`;
/** "Leave that on its own, with nothing else moving." */
const alone = `(?:please,? )?(?:leave|keep|let|put|show|set) (?:that|this|it)(?: one)? (?:stand )?(?:on its own|alone|by itself)(?!\\p{L})${plain}{0,80}`;
/** "It stopped our own meeting for a moment." */
const moved = `(?:it|that|this)(?: one| line)? (?:really |actually |even )?(?:stopped|silenced|floored|moved|hit|shook|quietened) (?:me|us|our (?:own )?(?:meeting|team|office|board|committee|room|staff))(?!\\p{L})${plain}{0,60}`;
/** "They could name several, so they don't add up to 100, and please don't use a pie for that reason." */
const noWhole =
  "[^.!?\\ue000-\\uf8ff:]{0,80}?(?:they|these|those|the (?:figures|shares|numbers|percentages)|it) (?:do not|don['’]t|does not|doesn['’]t|won['’]t|will not|need not|needn['’]t) add up to (?:100|a hundred|one hundred)(?: ?%| per ?cent)?(?!\\p{L})[^.!?\\ue000-\\uf8ff:\\d]{0,100}";

const whole = (source: string) => new RegExp(`^(?:${source})\\s?[.!:]*$`, 'iu');
const asked = [soKept, because, refused, toTell, anyWill, unshown, alone, moved, noWhole].map(whole);
const always = [forNow, screens, readable].map(whole);

/** Whether a sentence, its quotations held, is such a wish where a film is asked for. */
export const isReasonedWish = (sentence: string): boolean => asked.some((one) => one.test(sentence));
/** Whether it says what stays for now, or how it is read from afar, which no viewer is told. */
export const isOfScreens = (sentence: string): boolean => always.some((one) => one.test(sentence.trim()));
