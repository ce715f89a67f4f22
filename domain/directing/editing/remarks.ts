/** Sentences of an edit prompt that ask for nothing: reasons, news and what is thought of the film as it stands. */
import { addsOrRemoves } from './adds-or-removes.ts';
import { startsAsEdit } from './starts-as-edit.ts';

/** A wish is heard in any of these: "should", "I want", "please", "let's". */
const asking =
  /(?<!\p{L})(?:can(?!['’]?t(?!\p{L})|not)|could(?!n['’]t)|should|shd|shall|must|ought|let['’]?s|please|pls|plz|bitte|s['’]il|por favor|per favore|make sure|ensure|instead|rather|statt|anstatt|au lieu d|en vez de|en lugar de|invece d|em vez d|(?:need|have|has)s? to|(?:i|we|you|it|that|this|they)(?:['’]d|\swould|\swill|['’]ll)?\s(?:need|want|like|love|prefer|wish)s?(?!\sthat)|needs|wants?|wish(?:es)?|soll(?:te|ten)?|muss|müsste|möchte|hätte|brauch\p{L}*|doit|devrait|voudrai\p{L}*|faut|debe|debería|quiero|queremos|deve|dovrebbe|vorrei|deveria|quero)(?!\p{L})/iu;

/** "We don't want to be seen …": what is feared is a reason, and asks for nothing by itself. */
const feared =
  /(?<!\p{L})(?:do\snot|don['’]t|wouldn['’]t)\s(?:want|like|need)\s(?:to\s(?:be|look|sound|seem|come|appear|give)|(?:people|viewers|anyone|anybody|them)\sto)(?!\p{L})|(?<!\p{L})(?:nobody|no\sone|niemand|people|viewers|you|we|i|man)\s(?:can|could|kann|konnte)(?:not|\snot|\sbarely|\shardly|\skaum|\snicht)?\s(?=(?:\p{L}+\s){0,3}(?:read|see|follow|catch|lesen|sehen|folgen)(?!\p{L}))/giu;

/** Verbs that no reader knows are wishes all the same. */
const wishing =
  /^(?:animate|blur|zoom|fade|play|translate|update|correct|fix|align|centre|center|crop|flip|rotate|tilt|shake|speed|slow|try|give|get|tell|write|say|print|colou?r|paint|draw|loop|mute|record|read|export|render|send|do|go|don['’]?t|do not|never|stop|start|end|begin|finish|open|close|lead|take|leave|hold|let|loose|separate|only|just|not|no|more|less|bigger|smaller|gib|nimm|zeig\p{L}*|schreib\p{L}*|übersetz\p{L}*|kein\p{L}*|mehr|weniger|nur|traduis|donne|mets|plus|moins|traduce|pon|haz|más|menos|traduci|metti|più|meno|mais|what|which|who|whose|where|when|why|how|is|are|was|does|did|was|wer|wie|warum|wann)(?!\p{L})/iu;

const pronoun =
  '(?:it|they|she|he|we|i|you|there|people|everyone|everybody|nobody|someone|somebody|viewers|folks|es|sie|er|wir|ich|man|il|elle|ils|elles|on|nous|je|ça|cela|eso|ciò|isso|lo|nos|noi|loro|ele|ela|nós)';
const finite =
  "(?:is|are|was|were|am|has|have|had|isn['’]t|aren['’]t|wasn['’]t|weren['’]t|hasn['’]t|haven['’]t|hadn['’]t|don['’]t|doesn['’]t|didn['’]t|won['’]t|wouldn['’]t|couldn['’]t|can['’]t|do|does|did|got|gets?|feels?|felt|looks?|seems?|sounds?|says?|said|goes|go|went|comes|come|came|look|feel|seem|think|know|say|read|prefer|repeat|mean|get|drags?|repeats?|prefers?|likes?|liked|loves?|loved|hates?|thinks?|thought|means?|meant|knows?|knew|left|made|told|shows?|lands?|runs?|ran|reads|works?|keeps?|leads?|uses?|needs?\\stime|joined|moved|changed|rejected|approved|retired|asked|decided|noticed|complained|flagged|signed|agreed|pointed|confirmed|cancelled|raised|launched|stopped|recounted|found|clash(?:es)?|bites?|bothers?|distracts?|hurts?|fights?|annoys?|scares?|ist|sind|wird|werden|wurde|wurden|war|waren|hat|haben|hatte|wirkt|est|sont|était|ont|a|es|son|está|están|era|ha|han|è|sono|hanno|é|são|tem|têm)";
const relative = /(?<!\p{L})(?:that|which|who|whom|whose|what|where|when|if|because|until|while|so|and)(?!\p{L})/iu;

/** "is too small", "looks wrong": what is complained of is changed by the wish beside it, or by none. */
const complaint =
  /(?<!\p{L})(?:too|wrong|not\s(?:right|good|enough|big|large|clear)|bit|bad|ugly|boring|dull|odd|childish|drags?|rushed|slow|fast|quick|hard|zu|falsch|langweilig|trop|faux|demasiado|mal|troppo|sbagliat[oa]|errad[oa]|vibrates?)(?!\p{L})/iu;

/** "The headline is Better bread" tells what a line of the film is, or what it shall be. */
const telling =
  /^(?:the\s|our\s|its\s|der\s|die\s|das\s|le\s|la\s|el\s|il\s|o\s|a\s)?(?:new\s)?(?:headline|title|price|date|time|address|name|tagline|subtitle|caption|code|button|venue|place|website|link|colou?r|accent(?:\scolou?r)?|background|font|typeface|format|film|video|order|music|sound|voice|quote|chart|list|scene|step|logo|opening|closing|end\scard|titel|preis|datum|adresse|titre|prix|título|titolo|prezzo|precio|preço)\s(?:is|are|reads|says|becomes|goes|comes|ist|est|es|è|é)\s/iu;

/** "It is vertical", "The quote goes last", "We are dropping the quote", "There is a third step": news that are wishes. */
const newsOfFilm =
  /^(?:it|this|that|they|the\s\p{L}+(?:\s\p{L}+)?)\s(?:is|are|goes|go|comes|come)\s(?:now\s)?(?:vertical|portrait|landscape|horizontal|square|first|last|next|before|after|dark|light|black|white|red|blue|green|orange|yellow|purple|pink|teal|navy|gr[ae]y|brown|gold|removed|deleted|gone|cut|muted)(?!\p{L})|^(?:we|i)(?:['’](?:re|m)|\sare|\sam)\s(?:(?:dropp|remov|delet|cutt|chang|add|replac|swapp|renam)ing(?!\p{L})|moving\s(?:the|it|this|that|them|these|scene|step))|^(?:we|i)(?:['’]ve|\shave)\s(?:dropped|cut|cancelled|scrapped|removed|discontinued)(?!\p{L})|^there\s(?:is|are|['’]s)\s(?:an?|one|another|two|three)\s(?:\p{L}+\s)?(?:step|scene|line|point|row|bar|slide|item|card)s?(?!\p{L})/iu;

/** "Admission for children is free from now on": what is so from now on is what the film shall say. */
const fromNowOn =
  /(?<!\p{L})(?:from\snow\son|as\sof\s(?:now|today)|ab\s(?:sofort|jetzt|heute)|von\snun\san|désormais|dorénavant|à\spartir\sde\smaintenant|(?:a\spartir\sde|desde)\sahora|d['’]ora\s(?:in\spoi|in\savanti)|a\spartir\sde\s(?:agora|hoje)|doravante)(?!\p{L})/iu;

/** "You can lose the hours if it helps": what may be done and need not. */
const permitted =
  /^(?:you|we|du|ihr|sie|man|tu|vous|on)\s(?:can|could|may|kannst|könnt|können|kann|darf|darfst|peux|pouvez|peut)\s.+\s(?:if\s(?:it|that|this)\s(?:helps|is\s(?:easier|necessary|needed)|makes\sit\seasier)|if\s(?:needed|necessary|need\sbe|you\s(?:like|want|must|need\sto|have\sto))|wenn\s(?:es\shilft|nötig|es\ssein\smuss|du\swillst)|falls\snötig|si\s(?:besoin|nécessaire|ça\saide))$|^(?:(?:the\s|der\s|die\s|das\s|le\s|la\s|el\s|il\s|o\s)?(?:whole\s)?(?:film|video|vídeo|clip|total|length|runtime|it|gesamtlänge|länge|durée|película|duración|durata))\s(?:can|may|could|darf|kann|könnte|peut|puede|può|pode)\s(?:(?:then|well|easily|happily|dafür|ruhig|gern|auch|être|ser|essere)\s)*(?:(?:get|be|become|run|grow)\s)?(?:(?:a\s(?:bit|little)|etwas|ein\sbisschen|un\speu|un\spoco|um\spouco)\s)?(?:longer|länger|plus\slong(?:ue)?|más\slarg[oa]|più\slung[oa]|mais\slong[oa])(?:\s(?:for\s(?:that|it|this)|werden|sein|pour\s(?:ça|cela)|para\seso))?$/iu;

/** "I think you've got that already, so ignore me if so" */
const ifSoAlready =
  /^(?:.{0,60}\s)?(?:ignore\s(?:me|this|that|it)|never\smind|forget\s(?:it|this|that))\s(?:if\s(?:so|you\s(?:have|did|do)|it['’]?s\s(?:already\s)?(?:so|done|there)|that['’]?s\sso)|then)$|^(?:falls|wenn)\s.{2,40}\s(?:schon|bereits)\s.{2,24},?\s(?:einfach\s)?(?:ignorieren|vergessen)$|^si\s(?:c['’]est\sdéjà|ya\s(?:está|lo)).{2,40}$|^(?:ignorez|oubliez|ignorad|ignorate|ignorem)\s.{0,24}(?:si|se)\s.{2,30}$/iu;

/** "right before the closing": where something shall stand. */
const placed =
  /^(?:(?:right|just|directly|immediately|straight|direkt|gleich|unmittelbar|ganz|juste|tout\sde\ssuite|justo|subito|logo)\s)?(?:before|after(?!\sall)|behind|between|vor|nach|hinter|zwischen|avant|après|entre|antes\sde|después\sde|prima\sdi|dopo|depois\sd[eoa]|a\sseguir\s(?:ao?|à))\s/iu;

/** "The closing scene a second longer": a comparison without a verb is a wish. */
const compared =
  /\s(?:longer|shorter|larger|bigger|smaller|faster|slower|calmer|länger|kürzer|größer|kleiner|schneller|langsamer)$/iu;
const beingSo = /(?<!\p{L})(?:is|are|was|were|looks?|feels?|seems?|gets?|had|ist|sind|war|waren|wirkt|wird)(?!\p{L})/iu;

/** Whether words of a clause are heard in wishes or questions, whatever it says. */
export const mayAsk = (clause: string): boolean => {
  const text = clause.trim().replace(/^(?:and|but|aber|und|et|mais|y|pero|e|ma|mas)\s+/iu, '');
  const isNews = newsOfFilm.test(text) || fromNowOn.test(text);
  return isNews || asking.test(text) || wishing.test(text) || startsAsEdit(text) || addsOrRemoves(text);
};

/** Whether a clause asks for nothing. Said of the film's own figures only: another figure may be a wish. */
export function isRemark(clause: string, texts: readonly string[]): boolean {
  // "But keep the address" asks for as much as without its joint.
  const text = clause.trim().replace(/^(?:and|but|aber|und|et|mais|pero|ma|mas)\s+/iu, '');
  if (/^(?:keep|leave|behalte|garde[rz]?|laisse[rz]?)\s/iu.test(text)) return false;
  if (/^(?:reason|why|background|context|grund|raison|motivo)\s*:\s*\S/iu.test(text))
    return !startsAsEdit(text.replace(/^\p{L}+\s*:\s*/u, ''));
  if (permitted.test(text) || ifSoAlready.test(text)) return true;
  if (/[\ue000-\uf8ff\n]|->|→/u.test(text) || text.split(/\s+/u).length > 24) return false;
  const calm = text.replace(feared, ' ');
  if (placed.test(text) || (compared.test(text) && !beingSo.test(text))) return false;
  if (asking.test(calm) || wishing.test(text) || startsAsEdit(text) || addsOrRemoves(text)) return false;
  if (newsOfFilm.test(text) || fromNowOn.test(text) || (telling.test(text) && !complaint.test(text))) return false;
  if (
    text.split(/\s*[,;]\s*|\s(?:and|but|then|und|aber|et|mais|y|pero|e|ma|mas)\s/iu).some((part) => startsAsEdit(part))
  )
    return false;
  if (holdsOtherFigure(text, texts)) return false;
  return isTold(text);
}

/** Whether a remark finds fault, so that something is wished for it. */
export const isComplaint = (text: string): boolean => complaint.test(text);

/** "Die kommen erst im Herbst": what was spoken of, behind "die". */
const germanPointing =
  /^(?:die|der|das)\s(?:kommt|kommen|ist|sind|war|waren|hat|haben|gibt|stimmt|stimmen|passt|braucht)\s\S/iu;

/** "Ya no damos clases", "Non facciamo più la torta": a verb without its subject, of what is no longer so. */
const noLonger = /^(?:ya\sno|já\snão|non\s\p{L}+\spiù)\s\p{L}/iu;

/** "Got cut on the agenda", "its what people come for": people leave out who, or an apostrophe. */
const unsaidSubject =
  /^(?:(?:got|went|ran|lost|turned\sout|turns\sout|apparently|been)\s(?:\p{L}+\s)|(?:ha|han|hanno)\s|its\s(?:what|why|how|where|the|an?|all|too|not|our|so|really)\s)\S/iu;

/** A finite verb behind its subject: "comms prefer that", "She's left". */
function isTold(said: string): boolean {
  const text = said.replace(
    /^(?:(?:far|much|way|viel|beaucoup)\s)?(?:too|trop|zu|demasiado|troppo)\s\p{L}+,\s(?=\p{L})/iu,
    '',
  );
  if (/^(?:c['’](?:est|était|étaient)|ce\ssont|n['’]est)\s\S/iu.test(text)) return true;
  if (new RegExp(`^${pronoun}(?:['’](?:s|re|ve|m|d|ll))?(?:\\s|$)`, 'iu').test(text) && /\s/u.test(text)) return true;
  if (germanPointing.test(text) || noLonger.test(text) || unsaidSubject.test(text)) return true;
  if (/^(?:that|this|these|those)(?:['’](?:s|re|ve)\s|\s(?:is|are|was|were|has|have|one\sis))/iu.test(text))
    return true;
  const verb = new RegExp(`^((?:\\S+\\s+){1,6}?)${finite}(?!\\p{L})`, 'iu').exec(text);
  return verb !== null && !relative.test((verb[1] ?? '').replace(/^(?:that|this)\s/iu, ''));
}

function holdsOtherFigure(text: string, texts: readonly string[]): boolean {
  // "on an old 4:3 projector" is a shape, and no figure.
  const told = text.replace(/\d{1,2}:\d{1,2}[\s-](?=\p{L})(?!am|pm|uhr)/giu, ' ');
  // “$11” is no part of “118 Alder Street”.
  const shown = new Set(figuresIn(texts.join(' ')));
  return figuresIn(told).some((figure) => !shown.has(figure));
}

const figuresIn = (text: string): string[] => text.match(/\d+(?:[.,:]\d+)*/gu) ?? [];
