/** Who has approved or checked the copy, who may be quoted, and who is uneasy about it, in seven languages: sources of patterns. */
import { sideOf } from './remark-words.ts';

const copy = '(?:text|copy|wording|script|quote|quotation|phrasing|figures?|numbers?|statistics|stats|facts)';
const which = '(?:(?:all|both|these|those|the|our|this|that|of|final|following|whole|full)\\s)*';
const approved =
  '(?:approved|signed[\\s-]off|cleared|(?:double-|fact-|legally\\s|spell-)?checked|verified|confirmed|agreed|audited|reviewed|proofread|okayed|vetted)';
const approve =
  "(?:have|has|had|['’]s|['’]ve|is|are)?(?:n['’]t)?\\s?(?:(?:already|also|now|just|since|finally|not|yet|never)\\s)*(?:(?:seen|read)\\sand\\s)?(?:signed(?:\\soff)?(?:\\son)?|okayed|approved|cleared|checked|confirmed|agreed(?:\\son)?|verified|reviewed|proofread)";
const house =
  '(?:legal|finance|comms|communications|marketing|compliance|hr|accounts|accounting|controlling|pr|(?:the\\s)?(?:board|trustees|committee|lawyers?|legal team|client|customer|comms team|press office|auditors?|steering group))';

/** Of who approved, clause by clause: "text below is approved by Legal", "Finance signed off the figures". */
const approvals: Readonly<Record<string, string>> = {
  en: [
    `${which}${copy}(?:\\s(?:below|above|here))?(?:,?\\s(?:is|are|was|were|has|have)(?:n['’]t)?)?(?:\\s(?:been|being|now|not|yet|already|all|still|also|both|since|just|fully))*\\s${approved}`,
    `(?!(?:and|but|so|or)\\s)(?:[\\p{L}'’&-]+\\s){1,4}?${approve}\\s(?:all\\s)?(?:of\\s)?(?:the|our|these|those|this)\\s${copy}`,
    `(?:${house}|${sideOf('en')})\\s${approve}\\s(?:it|this|that|them|these|everything|all of (?:it|this|that|them))(?:\\soff)?`,
  ].join('|'),
  de: [
    '(?:(?:der|die|das|alle|diese[rs]?|unsere?|sämtliche|obige[rn]?)\\s)*(?:texte?|zahlen?|angaben|wortlaut|formulierung(?:en)?|zitate?|werte?|kennzahlen|fakten)(?:\\s(?:oben|unten|hier))?\\s(?:ist|sind|wurden?|hat|haben)\\s[^.:!?]{0,70}?(?:freigegeben|abgestimmt|geprüft|gegengelesen|bestätigt|genehmigt|abgesegnet|abgenommen|verifiziert|abgeklärt)',
    '(?:[\\p{L}-]+\\s){1,4}?(?:hat|haben)\\s(?:(?:schon|bereits|noch nicht)\\s)?(?:die|den|das|alle|diese)\\s(?:texte?|zahlen|angaben|wortlaut|formulierung(?:en)?|zitate?|werte?|kennzahlen)\\s[^.:!?]{0,40}?(?:freigegeben|abgestimmt|geprüft|gegengelesen|bestätigt|genehmigt|abgesegnet|abgenommen)',
    '(?:(?:die\\s)?freigabe(?:\\s\\p{L}+){0,4}|(?:wir|ich)\\s(?:nehmen|nehme|zeigen|bringen|lassen|verwenden)\\s(?:ihn|sie|es|das)\\s(?:aber\\s)?(?:trotzdem|dennoch))',
  ].join('|'),
  fr: [
    "(?:(?:les?|la|tous|toutes|ces?|cette|nos)\\s)*(?:textes?|chiffres?|données|formulations?|citations?|libellé)(?:\\sci-dess(?:ous|us))?\\s(?:a|ont|est|sont|n['’](?:a|ont|est))\\s[^.:!?]{0,30}?(?:validée?s?|approuvée?s?|relue?s?|vérifiée?s?|confirmée?s?)",
    "(?:[\\p{L}'’-]+\\s){1,4}?(?:a|ont|n['’]a pas encore)\\s(?:déjà\\s)?(?:validé|approuvé|relu|vérifié|confirmé)\\s(?:le texte|les textes|les chiffres|la formulation|la citation|le tout|tout)",
  ].join('|'),
  es: [
    '(?:(?:los|las|el|la|todos|todas|estos|estas)\\s)*(?:textos?|cifras?|datos|números|redacción|citas?)(?:\\sya)?\\s(?:está[n]?|han sido|ha sido|fueron|l[oa]s? h[ae]n?)\\s(?:(?:ya|todos|todas)\\s)*(?:aprobad|revisad|validad|verificad|confirmad)[oa]s?',
    '(?:\\p{L}+\\s){1,4}?(?:ha|han)\\s(?:ya\\s)?(?:aprobado|revisado|validado|verificado|confirmado)\\s(?:el texto|los textos|las cifras|los datos|la cita|todo)',
  ].join('|'),
  it: [
    '(?:(?:i|le|il|la|tutti|tutte|questi|queste)\\s)*(?:test[oi]|cifre|dati|numeri|citazion[ei]|formulazione)\\s(?:è|sono)\\s(?:(?:già|stat[oaie]|tutti|tutte)\\s)*(?:approvat|verificat|validat|confermat|controllat)[oaie]',
    "(?:[\\p{L}'’]+\\s){1,4}?(?:ha|hanno)\\s(?:già\\s)?(?:approvato|verificato|validato|confermato|controllato)\\s(?:il testo|i testi|le cifre|i dati|i numeri|tutto)",
  ].join('|'),
  pt: [
    '(?:(?:os|as|o|a|todos|todas|estes|estas)\\s)*(?:textos?|números|dados|citações|redação)(?:\\sjá)?\\s(?:está|estão|foram|foi)\\s(?:(?:já|todos|todas)\\s)*(?:aprovad|revist|revisad|validad|verificad|confirmad)[oa]s?',
    '(?:\\p{L}+\\s){1,4}?(?:já\\s)?(?:aprovou|aprovaram|reviu|validou|validaram|verificou|confirmou)\\s(?:o texto|os textos|os números|os dados|tudo)',
  ].join('|'),
  nl: '(?:(?:de|het|alle|deze)\\s)*(?:teksten?|cijfers|getallen|citaten?|formulering)\\s(?:is|zijn|werd(?:en)?)\\s[^.:!?]{0,40}?(?:goedgekeurd|gecontroleerd|bevestigd|geverifieerd|nagekeken)',
};

const quoting =
  '(?:for us to|with (?:us|being|that|this|it|her|his)|if we|to be|being)\\s?(?:us(?:e|ing)|quot(?:e|ed|ing)|show(?:n|ing)?|print(?:ed|ing)?|named)?';
/** Of who may be quoted, and how: "she is happy for us to use it". */
const permissions: Readonly<Record<string, string>> = {
  en: `(?:he|she|they)(?:\\s(?:is|are|was|were)|['’]s|['’]re)\\s(?:(?:quite|very|all|perfectly)\\s)?(?:happy|fine|ok|okay|comfortable|cool)\\s${quoting}|(?:he|she|they)(?:\\swould|['’]d)\\s(?:rather|prefer)\\s(?:(?:not|to)\\s)*(?:be (?:named|identified|shown)|(?:stay|remain|be) anonymous)`,
  de: '(?:er|sie)\\s(?:ist|sind|wäre[n]?)\\s(?:damit\\s)?einverstanden|(?:(?:er|sie)\\s)?(?:möchten?|will|wollen)\\s(?:(?:aber|jedoch|lieber)\\s)*(?:nicht\\s(?:namentlich\\s)?(?:genannt|erkannt|gezeigt)|anonym)',
  fr: "(?:elles?|ils?)\\s(?:est|sont)\\sd['’]accord\\s(?:pour|qu|avec)|(?:elles?|ils?)\\s(?:préfère(?:nt)?|souhaite(?:nt)?|veu(?:len)?t)\\s(?:ne pas être (?:citée?s?|nommée?s?)|rester anonymes?)",
  es: '(?:(?:ella|él|ellos)\\s)?(?:está[n]?)\\sde acuerdo\\s(?:en|con)\\s(?:que|usar)|(?:prefiere[n]?|quiere[n]?)\\s(?:no (?:ser|salir)|quedar|permanecer)',
  it: "(?:(?:lei|lui|loro)\\s)?(?:è|sono)\\sd['’]accordo\\s(?:che|a|se)|(?:preferisc(?:e|ono)|vuole|vogliono)\\s(?:non essere|restare|rimanere)\\s(?:nominat|citat|anonim)",
  pt: '(?:(?:ele|ela|eles)\\s)?(?:está|estão)\\sde acordo\\s(?:em|com|que)|prefere[m]?\\s(?:não ser|ficar|permanecer)\\s(?:nomead|citad|anónim|anônim)',
  nl: '(?:hij|zij|ze)\\s(?:vindt|vinden)\\shet\\s(?:goed|prima)|(?:hij|zij|ze)\\s(?:wil|willen)\\s(?:liever\\s)?(?:niet\\s(?:met naam\\s)?genoemd|anoniem)',
};

/** "Our chair worries that a rising chart looks boastful": of how the film may be taken. */
const worries = `${sideOf('en')}\\s(?:(?:really|always|also|still|a bit)\\s)*(?:worr(?:ies|ied)|fears?|(?:is|are|was|were)\\s(?:\\p{L}+\\s)?(?:nervous|anxious|worried|concerned|afraid|scared|uneasy))(?=.*(?<!\\p{L})(?:charts?|graphs?|words?|film|video|clip|tone|colou?rs?|phrase|look(?:s|ing)?|sounds?|seems?|boast\\p{L}*|come[s]? across|logo|music|photos?)(?!\\p{L}))`;

/** What a whole sentence may say to the maker alone, in one language. */
export const standingsIn = (language: string): readonly string[] =>
  [approvals[language], permissions[language], language === 'en' ? worries : undefined].filter(
    (source) => source !== undefined,
  );
