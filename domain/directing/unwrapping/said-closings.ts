/** A sentence of nothing but the wish for a film's last words is read as `End with "…"`, with the address it asks for. */
import { languageOf } from '../reading/language.ts';
import { heldOf } from '../reading/masked-text.ts';
import { bySentence, type SaidSentence } from './by-sentence.ts';
import { placeLeads } from './said-places.ts';

/** What tells of the end, in seven languages: "final frame", "zum Abschluss", "lo último", "sluit af". */
const end =
  /(?<!\p{L})(?:end|ends|ending|finish\p{L}*|clos(?:e|es|ing|er)|conclud\p{L}*|wrap(?:s|ping)? (?:it |things )?up|wrap-up|sign(?:s|ing)?[ -]off|last|final|(?:zum |als )?(?:ab)?schlu(?:ss|ß)\p{L}*|ende[nt]?|beende\p{L}*|(?:ab)?schließe?[nt]?|aufhören|ausklingen|letzte[nrs]?|zuletzt|fin|finale?|fini\p{L}*|termin\p{L}+|conclu\p{L}*|cl[oô]tur\p{L}*|cl[oô]re|derni(?:er|ère)s?|achev\p{L}*|acab\p{L}+|cerr\p{L}+|cierr\p{L}*|finali[cz]\p{L}*|despe?d\p{L}*|despíd\p{L}*|últim[oa]s?|chiu\p{L}+|fine|ultim[oaei]|fech\p{L}+|encerr\p{L}+|fim|eindig\p{L}*|einde?|sluit\p{L}*|afsluit\p{L}*|slot\p{L}*|laatste?)(?!\p{L})/iu;

/** What such a wish is made of besides; any other word tells something, and the sentence stays as it is. */
const others = new Set(
  `a an and as at at be below below beneath by can could do film video clip reel for frame give great have i in is it its it's just leave let like line lines love make me motto my just game app podcast company brand shop product book show band café of need on onto our ours people phone number address name logo website please plus put reads read say see seen sentence shall should must show shown shows slide slogan text that the them then thing to up us very viewers want we we'd i'd with with words word would you image shot card scene screen message under underneath next followed ideal nice perfect has
  aber also am an auf bild bitte das dass dazu dem den der des die dann darunter daneben dürfen darf ein eine einblenden einblende einstellung er es euch film video clip ganz gern gerne haben hat hätte hätten ich ihn ist kann kannst können könnt könnten könnte logo lasst lass man mit möchte möchten muss nach name namen noch nummer rufnummer adresse anschrift telefon telefonnummer satz sein sehen sie sieht sind soll sollen sollte sollten stehe stehen steht schön so text und uns unser unsere unseren unserem unserer von was wäre website wenn werden wir wird wollen worte wort wörter zeigen zeigt zu zum zeile zeilen szene
  affiche affichez afficher aimerais aimerions adresse après au avec ce ça chose dans de des devra devrait doit du écran en et être faut faudrait film vidéo clip il image je l la le les ligne lire logo merci mettre mettez mot mots montrez montrer nom notre numéro nous on par par phrase plan plaît plus pour pouvez pourriez puis que qu quelque s si souhaite souhaitons sur te téléphone texte tout toute veux voit voie voir voudrait voudrais voudrions vous scène ensuite accompagné apparaître apparaisse
  al aparezca aparecer cosa con cuña de debajo debe deben debería del dirección el ella en eso es esté favor frase frases gustaría hay haga imagen la las le línea lo logo los luego mostrad muestra muestre más nombre nos me nuestra nuestro número o palabra palabras pantalla para plano podéis podrías podríais puede pueden pon poned ponga pongan por quede que quede quiero queremos quisiera saldrá salga saliera sea se su teléfono texto tiene tienen un una vea ver vídeo video y escena después junto
  ai alla all allo che ci cosa cortesia dal deve devono dovrebbe e ed essere favore frase il immagine in indirizzo inquadratura l la le leggere lo logo metti mettete mi mostra mostrate nel nome nostra nostro numero parola parole per piacerebbe piacere poi potete potresti potreste può puoi riga schermata scena si sia siano su telefono testo un una vede vediamo veda vogliamo voglio vorrei vorremmo appaia seguito
  à ao apareça cena coisa coloque coloquem com de depois deve devem devia do e ecrã é em endereço faça favor frase gostaria gostaríamos gostava gostávamos imagem ler linha logo logótipo mostre mostrem na no nome nos nosso nossa número o os as palavra palavras para plano pode podem poderiam ponha ponham por precisamos quero queremos se seja sejam surja tela telefone tem têm ter texto tudo um uma vê veja ver vídeo
  aan adres af alsjeblieft alstublieft beeld bij dan daarna dat de die dit en er film filmpje graag had hadden het hij ik in is jij jullie kan komt komen kun kunnen kunt laat logo mag met moet moeten mijn naam nog nummer om ons onze op regel scherm staan staat tekst te telefoon telefoonnummer toon tonen tot u van video voor wat we wij wil willen woord woorden ziet zien zijn zin zou zouden ding eronder`.split(
    /\s+/u,
  ),
);

const joining: Readonly<Record<string, string>> = {
  en: 'and',
  de: 'und',
  fr: 'et',
  es: 'y',
  it: 'e',
  pt: 'e',
  nl: 'en',
};
const mark = /[\ue000-\uf8ff]/gu;

/** "Slotzin: Tot gauw": words that a label calls the last ones stand there without marks as well. */
const bareLine =
  /^(?:(?:the|die|der|das|la|l['’]|il|a|de|our|unsere?|notre|nuestra|la nostra|nossa|onze)\s?)?(?:(?:last|final|closing) (?:line|sentence|words?)|letzte[rs]? (?:zeile|satz|worte?)|schluss(?:satz|zeile|worte?)|derni(?:ère|er)s? (?:phrase|ligne|mots?)|phrase (?:finale|de fin)|(?:última|ultima) (?:frase|línea|linha|riga)|(?:últimas|ultime) (?:palabras|palavras|parole)|frase (?:final|finale)|laatste (?:zin|regel|woorden)|slot(?:zin|woord|tekst))\s?:\s+([^\ue000-\uf8ff:]{2,90}?)([.!?]?)$/iu;

/** "Zum Abschluss bitte „…“ und dann unsere Adresse x.example." */
export function withClosings(prompt: string): string {
  const language = languageOf(prompt);
  const [, ends] = placeLeads(language);
  return bySentence(prompt, (sentence) => {
    const line = sentence.isRunning ? bareLine.exec(sentence.text) : null;
    if (line !== null) return `${ends} “${line[1]}${/[!?]/u.test(line[2] ?? '') ? line[2] : ''}”.`;
    if (!isClosing(sentence)) return sentence.text;
    return `${ends} ${(sentence.text.match(mark) ?? []).join(` ${joining[language] ?? 'and'} `)}.`;
  });
}

/** One quotation, addresses behind it, and no word that is not of the wish. */
function isClosing({ text, held }: SaidSentence): boolean {
  const [quote, ...more] = heldOf(text, held);
  if (quote?.kind !== 'quote' || more.some(({ kind }) => kind !== 'address') || more.length > 2) return false;
  const said = text.replace(mark, ' ');
  if (!end.test(said)) return false;
  const words =
    said
      .replace(new RegExp(end, 'giu'), ' ')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+(?:['’](?=\s|$))?/gu) ?? [];
  return words.every((word) => others.has(word.replace(/['’]$/u, '')) || /^[dlsm]$/u.test(word));
}
