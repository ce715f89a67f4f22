/** Verbs that say what became of a figure; a label is what the figure is of, and ends before them. */
const verbs =
  'went|gone|goes|go|moved|came|comes|fell|falls|fallen|dropped|drops|sank|slipped|dipped|shrank|declined|decreased|rose|rises|risen|grew|grows|grown|improved|improves|reduced|shortened|lowered|raised|shrunk|climbed|jumped|leapt|soared|increased|doubled|reached|hit|stood|stieg(?:en)?|gestiegen|sank(?:en)?|sinkt|steigt|gesunken|fiel(?:en)?|gefallen|ging(?:en)?|gegangen|wuchs(?:en)?|gewachsen|kletterte[n]?|verbesserte[n]?(?:\\ssich)?|verbessert|verkürzte[n]?(?:\\ssich)?|verkürzt|reduziert|gesenkt|erhöht|erreichte[n]?|liegt|lag|pass(?:é|ée|és|ées|e|ent|ait|aient)|tomb(?:é|ée|és|ées|e|ent)|mont(?:é|ée|és|ées|e|ent)|grimp(?:é|ée|és|ées|e|ent)|chut(?:é|ée|és|ées|e|ent)|baiss(?:é|ée|és|ées)|augment(?:é|ée|és|ées)|recul(?:é|ée|és|ées)|rédui(?:t|te|ts|tes)|ramen(?:é|ée|és|ées)|améliorée?s?|descendu(?:e?s?)|atteint|atteignent|pas(?:ó|aron|amos|an|ado|ados)|reducid[oa]s?|redujo|redujeron|mejor(?:ó|aron|ado)|baj(?:ó|aron|an|ado)|sub(?:ió|ieron|en|ido)|cay(?:ó|eron)|creci(?:ó|eron|mos|do)|aument(?:ó|aron|ado)|descendi(?:ó|eron)|alcanz(?:ó|aron|a)|passat[oaie]|passano|ridott[oaie]|migliorat[oaie]|sces[oaie]|salit[oaie]|calat[oaie]|cresciut[oaie]|aumentat[oaie]|diminuit[oaie]|raggiun(?:ge|to)|pass(?:ou|aram|amos|ámos)|reduzid[oa]s?|reduziu|melhor(?:ou|aram|ado)|cresceram|ca(?:iu|íram)|sub(?:iu|iram)|cresce(?:u|ram)|aument(?:ou|aram)|baix(?:ou|aram)|diminu(?:iu|íram)|atingi(?:u|ram)|daalde[n]?|gedaald|verlaagd|verkort|teruggebracht|verbeterd|steeg|stegen|gestegen|gingen|groeide[n]?|gegroeid|zakte[n]?|klom(?:men)?|bereikte[n]?';
const auxiliaries =
  'has|have|had|is|are|was|were|hat|haben|ist|sind|war|waren|a|ont|est|sont|ha|han|hanno|è|sono|é|são|foi|is|zijn|heeft|hebben';
const relatives = 'which|that|who|der|die|das|welche[rsn]?|qui|que|che|dat';
const adverbs =
  'up|down|back|again|even|only|now|just|still|to|by|from|at|auf|um|von|nur|jetzt|wieder|à|au|de|même|al|a|hasta|ya|da|ancora|già|para|até|já|naar|tot|met|nu|van|weer';

const move = new RegExp(
  `(?:^|,?\\s+(?:(?:${relatives})\\s+)?(?:(?:${auxiliaries})\\s+)*)(?:${verbs})(?:\\s+(?:${adverbs}))*$`,
  'iu',
);

/** "On-time delivery went", "Omzet die ging": of what both figures are. */
export const withoutMove = (label: string): string => label.replace(move, '').replace(left, '');

/** "Le gaspillage a" before a participle that led to the figures. */
const left = new RegExp(`(?<=\\p{L}{2}\\s?)\\s(?:${auxiliaries})$`, 'iu');

const to = 'to|at|auf|bei|à|au|aux|a|al|ai|agli|alle|alla|hasta|para|até|naar|tot|op';
const arrival =
  'reached|hit|erreichte[n]?|atteint|atteignent|alcanz(?:ó|aron|a)|raggiun(?:ge|to)|atingi(?:u|ram)|bereikte[n]?';

const arriving = new RegExp(
  `\\s(?:(?:${verbs})(?:\\s+(?:${adverbs}|almost|nearly|about|fast|rund|presque|casi|quasi|quase|bijna))*\\s+(?:${to})|${arrival})(?:\\s+(?:only|just|nur|almost|nearly|about|fast|rund|presque|casi|quasi|quase|bijna))*\\s*$`,
  'iu',
);

/** "Churn fell to" before 2.1 %: a label "Churn fell" would say by how much. */
export const arrivesAt = (before: string): boolean => arriving.test(before);

const moving = new RegExp(`^(?:${verbs}|${auxiliaries}|${adverbs})$`, 'iu');

/** A word that says no more than that something went from one figure to another. */
export const isMoving = (word: string): boolean => moving.test(word);
