/** What stands around the words of a pasted web page, newsletter or article: menus, notices, buttons, rights. */
import {
  articleHeads,
  cookieNotice,
  cookiePurpose,
  menuWords,
  pageButtons,
  rightsReserved,
  sentBecause,
} from '../lexicon/page-words.ts';
import { countWords } from '../reading/phrases.ts';

const menuWord = new RegExp(`^${menuWords}$`, 'iu');
const button = new RegExp(`^${pageButtons}(?:\\s\\(\\d+\\))?\\s?[.!…→»›>]*$`, 'iu');
const notice = new RegExp(`^${cookieNotice}[^\\n]*?${cookiePurpose}`, 'iu');
const rights = new RegExp(`(?<!\\p{L})${rightsReserved}(?!\\p{L})`, 'iu');
/** "© 2025 Nora Mill Ltd" */
const copyright = /^(?:copyright\s)?(?:©|\(c\)\s|copyright\s)(?=.*\p{L})[^:"“„«]{2,120}$/iu;
const because = new RegExp(`^${sentBecause}(?!\\d)`, 'iu');
const articleHead = new RegExp(`^${articleHeads}\\s?:\\s+\\S`, 'iu');
/** "By Dana Whitlow · 6 min read · Share", "5 min read" */
const byline =
  /^(?:(?:by|von|par|por|di|da|door)\s\p{Lu}[^·|•\n]{2,40}\s[·|•—–-]\s[^\n]{0,80})?\d{1,2}[\s-]?min(?:ute)?s?\.?\s(?:read|lesezeit|de lecture|de lectura|di lettura|de leitura|lezen|leestijd)(?:\s[·|•][^\n]{0,60})?$/iu;
/** "**Full Changelog**: https://…", "gez. Dr. Brandt" */
const listed =
  /^\W{0,3}(?:full changelog|compare|diff|vollständiges änderungsprotokoll|changelog complet)\W{0,3}:\W{0,3}\s?https?:|^(?:gez\.|signed|\(signed\)|s\/|\/s\/|signé|fdo\.|f\.to|assinado|w\.g\.)\s?:?\s(?:(?:dr|prof|mr|mrs|ms|m|mme|sr|sra|dott|ing)\.?\s)*\p{Lu}[^.!?]{2,60}$/iu;
/** "Posted on March 3, 2025 by Kim Adler", "Powered by WordPress" */
const posted =
  /^(?:(?:posted|published|last updated|updated) (?:on|by|at)|veröffentlicht am|publié le|publicado (?:el|em)|pubblicato il|gepubliceerd op|(?:powered|theme|hosted) by)\s[^.!?:]{2,70}$/iu;
/** "THE MILL POST | Issue 48" */
const masthead =
  /^[^.!?\n]{2,50}\s[|·•–—]\s(?:issue|edition|vol(?:ume)?|ausgabe|numéro|número|numero|nummer|édition|edición|edizione|edição|editie)\.?\s?#?\d+(?!\p{L})[^.!?\n]{0,40}$/iu;
/** "v2 approved by branch ops 27/03", "Freigegeben: Abt. 3, 02.04.": who let a text go out, by its version or its day. */
const approval =
  '(?:approved|signed off|cleared|authori[sz]ed|proofread|checked|reviewed|released|freigegeben|genehmigt|geprüft|abgenommen|validée?|approuvée?|relue?|visée?|aprobad[oa]|revisad[oa]|validad[oa]|approvat[oa]|verificat[oa]|revisionat[oa]|aprovad[oa]|revist[oa]|goedgekeurd|gecontroleerd)';
const version =
  '(?:v\\.? ?\\d[\\d.]*|(?:version|rev(?:ision)?|fassung|versión|versione|versão|versie)\\.? ?[\\dA-Z][\\d.]*|final(?:e)?|draft|entwurf|endfassung)';
const whom = '(?:\\s?:|\\s(?:by|for|von|durch|am|par|le|por|el|da|il|em|door|op))\\s';
const approved = new RegExp(
  `^(?:${version}[,:]?\\s(?:[–—-]\\s)?${approval}${whom}[^.!?:]{2,60}[.]?|${approval}${whom}[^!?:]{0,40}?(?<!\\d)\\d{1,2}[./]\\d{1,2}(?:[./](?:\\d{2,4})?)?)$`,
  'iu',
);
/** Whoever says that a page was pasted leaves no doubt where its furniture comes from. */
const ofPage =
  /(?<!\p{L})(?:web ?page|(?:page|article|newsletter) text|(?:this|following) (?:web ?site|(?:landing )?page|article|newsletter|(?:blog )?post)|(?:page|article|newsletter|post) (?:above|below)|navigation|cookie (?:stuff|notice|banner|bar)|(?:dieser|diese[nm]?) (?:web)?(?:seite|artikel|newsletter)|cette page|cet article|bandeau|esta página|página web|este art(?:ículo|igo)|questa pagina|quest['’]articolo|(?:deze|dit) (?:webpagina|pagina|artikel|nieuwsbrief))(?!\p{L})/iu;

/** "Home | Pricing | Log in", "Home > Blog > Product": short words, most of them known to lead somewhere. */
function isMenu(line: string): boolean {
  if (line.startsWith('|') || line.length > 240) return false;
  const parts = line.split(/\s(?:[|·•›»>/]|\\|–)\s/u).map((part) => part.trim());
  const known = parts.filter((part) => menuWord.test(part)).length;
  return parts.length >= 2 && parts.every((part) => countWords(part) <= 5) && known >= 2 && known * 2 >= parts.length;
}

/** "The navigation and cookie stuff is obviously not part of it.", "No muestres el menú ni el aviso de cookies." */
const saysOfPage =
  /(?<=^|[.!?]\s)(?=[^.!?\n\d"“„«:]{0,200}(?<!\p{L})(?:navigation|nav(?:igation)? ?bar|cookies?|footer|header|banner|menus?|menü|menú|bandeau|pied de page|fußzeile|kopfzeile|pie de página|piè di pagina|rodapé|voettekst)(?!\p{L}))[^.!?\n\d"“„«:]{0,200}(?<!\p{L})(?:not part|no part|not belong|ignore|skip|leave|without|do not|don['’]t|no|nicht|ohne|gehör\p{L}*|ignorier\p{L}*|pas partie|sans|ignore[rz]?|laisse[rz]?|n['’]en fon\p{L}*|sin|senza|non fanno parte|non (?:mostrare|includere)|sem|não|niet|zonder|laat)(?!\p{L})[^.!?\n\d"“„«:]{0,200}[.!](?=\s|$)[ \t]*/gimu;

/** A brief without the furniture of the page that was pasted into it; a line that only looks like some stays. */
export function withoutPageFurniture(text: string): string {
  const lines = text.split('\n');
  if (lines.length < 3) return text;
  const kinds = lines.map((line) => kindOf(line.trim()));
  // "Search", "Book", "Share" may be what is told: of a page they are beside what stands on pages alone.
  const isPage = ofPage.test(text) || (kinds.some(isOnPagesAlone) && kinds.filter((kind) => kind !== null).length >= 2);
  const rest = lines.filter((_, at) => kinds[at] === null || (kinds[at] !== 'sure' && !isPage));
  return rest.length === lines.length ? text : rest.join('\n').replace(saysOfPage, '');
}

type Kind = 'sure' | 'likely' | 'button' | null;
const isOnPagesAlone = (kind: Kind) => kind === 'sure' || kind === 'likely';

function kindOf(line: string): Kind {
  if (line === '' || line.length > 300) return null;
  if (
    notice.test(line) ||
    listed.test(line) ||
    approved.test(line) ||
    because.test(line) ||
    (rights.test(line) && line.length < 160)
  )
    return 'sure';
  if (
    isMenu(line) ||
    copyright.test(line) ||
    articleHead.test(line) ||
    byline.test(line) ||
    masthead.test(line) ||
    posted.test(line)
  )
    return 'likely';
  return button.test(line) ? 'button' : null;
}
