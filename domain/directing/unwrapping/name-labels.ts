/** "Sender: X", "Absender: X", "Tool = X": who speaks, under the label that the reading knows. */
import { fromLabels, houseLabels, nameLabels } from '../lexicon/label-words.ts';
import { languageOf } from '../reading/language.ts';
import { capital } from '../reading/phrases.ts';
import { isOfRequest } from './field-keys.ts';

/** What the reading calls it. */
const known: Readonly<Record<string, string>> = {
  en: 'Brand',
  de: 'Marke',
  fr: 'Marque',
  es: 'Marca',
  it: 'Marchio',
  pt: 'Marca',
  nl: 'Merk',
};

const whose =
  "(?:(?:our|the|unsere?|der|die|notre|nos|le|la|l['’]|nuestr[oa]|el|il nostro|il|o nosso|a nossa|o|a|onze|de|het)\\s?)?";
const start = '((?:^|\\n|[.!?]["”“»*_]{0,2}\\s)[ \\t]*(?:[-*•]\\s)?)';
/** A name: a capital, or small letters after an equals sign; nothing that goes on as a sentence does. */
const name = '(?<name>["“„«]?\\s?[\\p{Lu}\\p{N}][^.,;:!?\\n=]{1,60}?)';
const small = '(?<name>[\\p{L}\\p{N}][^.,;:!?\\n=]{1,40}?)';
const rest = '(?<rest>,\\s[^.!?\\n]{2,90})?';
const stop = '(?=[.!]?\\s*(?:$|\\n)|[.!]\\s+(?:[\\p{Lu}\\p{N}"“„«¿¡-]|v\\d))';

const key = "(?<key>\\p{L}[\\p{L}'’ ]{1,30}?)";
const colon = new RegExp(`${start}${key}\\s?[:：]\\s+${name}${rest}${stop}`, 'gu');
const equal = new RegExp(`${start}${key}\\s=\\s+${small}${rest}${stop}`, 'gu');
const isKey = new RegExp(`^${whose}(?:${nameLabels}|name|nom|nombre|nome|naam)$`, 'iu');
const isHouse = new RegExp(`^${whose}(?:${houseLabels})$`, 'iu');
/** "Drops of Change", "Atelier Mora": capitals, and little words between them. */
const nameAlone =
  /^(?!(?:Open|Closed|Free|Online|Opening|Geöffnet|Geschlossen|Ouvert|Fermé|Abierto|Cerrado|Aperto|Chiuso|Aberto|Fechado|Dicht)(?!\p{L}))[\p{Lu}\p{N}][\p{L}\p{N}'’.&-]*(?:\s(?:[\p{Lu}\p{N}&][\p{L}\p{N}'’.&-]*|of|the|and|for|in|at|am|an|der|die|und|im|zum|zur|de|du|des|la|le|les|et|del|los|las|y|di|della|del|e|do|da|dos|van|het|en)){0,6}$/u;
const ownLabel = new RegExp(
  `(?:^|\\n|[.!?]\\s)[ \\t]*(?:[-*•]\\s)?(?:\\*\\*)?${whose}(?:${nameLabels}|game|title|name|book|album|film|spiel|titel|buch|jeu|titre|livre|juego|título|libro|gioco|titolo|jogo|livro|spel|boek)(?:\\*\\*)?\\s?[:：]`,
  'iu',
);
const isName = /^(?:name|nom|nombre|nome|naam)$/iu;
const isFrom = new RegExp(`^(?:${fromLabels})$`, 'iu');
/** "From: Leeds. To: York": two ends of a way. */
const to = /(?:^|[.!?\n]\s*)(?:to|nach|an|à|a|hacia|para|naar|aan)\s?[:：]\s/iu;
const isSentence =
  /^\p{Lu}?\p{Ll}+\s(?:is|are|was|will|can|has|have|ist|sind|wird|hat|est|sont|sera|a|es|son|è|sono|é|são|wordt|heeft)\s/u;
const things = /\d{1,2}[.:h]\d{2}|[€$£%]/u;
/** "Ferrous (a Rust queue library)": what it is stands behind the name as well. */
const bracketed = /^(.+?)\s\(((?:an?|the|your|ein|eine|der|die|das|une?|la|le|el|una?|uma?|o|il|een|de)\s[^()]+)\)$/u;
const article = /^,\s(?:an?|the|your|ein|eine|der|die|das|une?|la|le|el|una?|uma?|o|il|een|de)\s/iu;

/** "Company name BrightRoof.": a label without its colon. */
const unmarked = new RegExp(
  `${start}((?:(?:our|the)\\s)?(?:company|brand|business|shop|store|app|product|club|school|organi[sz]ation)\\sname(?:\\sis)?|brand(?!\\snew)|marke|marque|marchio|merk|(?:firmen|marken|produkt|vereins)name(?:\\sist)?|nom de (?:la marque|l['’]entreprise)|nombre de la (?:marca|empresa)|nome (?:del marchio|dell['’]azienda|da marca|da empresa)|(?:bedrijfs|merk)naam)(?:\\s(?:is|ist|est|es|è|é))?\\s(?=\\p{Lu}[^.,:\\n]{1,40}(?:[.,]|$))`,
  'giu',
);

/** "Sign it *Weirside Rowing Club*." */
const signing = new RegExp(
  `${start}(?:please )?sign (?:it|this|off)(?: off)?(?: as| from| by| with)?\\s[*_"“]{0,2}(\\p{Lu}[^.,;:!?"“”*_\\n]{1,40}?)[*_"”]{0,2}(?=[.](?:\\s|$)|\\s*$)[.]?`,
  'gimu',
);

/** "Name: Junia Falkenrath": somebody who is shown, where another signs. */
const shownName =
  /^([ \t]*(?:[-*•][ \t]+)?)(?:\*\*)?(?:name|nom|nombre|nome|naam)(?:\*\*)?\s?:(?:\*\*)?[ \t]*(?=\S)/gimu;

export function withNameLabels(given: string): string {
  const label = known[languageOf(given)] ?? 'Brand';
  const isSaid = given.search(signing) >= 0;
  const prompt = (isSaid ? given.replace(shownName, '$1') : given)
    .replace(unmarked, '$1$2: ')
    .replace(signing, (whole, before: string, house: string) =>
      nameAlone.test(house) ? `${before.trimEnd()}\n${label}: ${house}\n` : whole,
    );
  const isWay = to.test(prompt);
  const isForm = prompt.split('\n').some((line) => isOfRequest(/^[^:：]*/u.exec(line)?.[0] ?? ''));
  const isStory = story.test(prompt);
  // Beside a product, a game or a title of its own the house that made it does not sign.
  const isSigned = ownLabel.test(prompt);
  const renamed = (whole: string, ...args: unknown[]) => {
    const { key: by = '', name: typed = '', rest = '' } = args.at(-1) as Record<string, string | undefined>;
    const [said = '', inBrackets] = bracketed.exec(typed)?.slice(1) ?? [typed];
    const more = inBrackets === undefined ? rest : `, ${inBrackets}${rest}`;
    // A form that is filled in bears the name of whoever asks.
    const isPlain = isName.test(by.trim()) && (more === '' || isForm);
    if (isPlain) return whole;
    const isHouseNamed = !isSigned && isHouse.test(by.trim()) && more === '' && nameAlone.test(said.trim());
    const isKnown = isKey.test(by.trim()) || (isFrom.test(by.trim()) && more === '' && !isWay) || isHouseNamed;
    if (!isKnown || isSentence.test(said) || things.test(said) || said.trim().split(/\s+/u).length > 7) return whole;
    // A story told of a customer is signed by whoever tells it.
    if (isStory && isCustomer.test(by.trim())) return `${args[0]}${said}${more}`;
    const named = `${args[0]}${label}: ${said}`;
    // "Name: FieldNotes 2026, Rotterdam": the name, and a line that says the rest of it.
    return more === '' || article.test(more) ? `${named}${more}` : `${named}. ${said}${more}`;
  };
  return prompt.replace(colon, renamed).replace(equal, renamed).replace(version, '$1\n');
}

/** "Organizza la Pro Loco.", "Presented by Atelier Mora.", "Logo Pilotis à la fin.": a sentence that names who speaks, and nothing else. */
const byWhom =
  "(?:(?:organi[sz]ed|hosted|presented|brought to you|sponsored) by|veranstaltet (?:von|vom)|präsentiert (?:von|vom)|organisée?s? par|présentée?s? par|organiza(?:d[oa])? (?:por )?|organizza(?:t[oa] da(?:l(?:l[ao])?)?)?|presentat[oa] da(?:l(?:l[ao])?)?|organização:?|organizad[oa] pel[oa]|georganiseerd door|aangeboden door|signed(?: by)?|unterschrieben von|gezeichnet|signée?s?(?: par)?|firmado(?: por)?|firmato(?: da)?|assinado(?: por)?|ondertekend door)\\s+(?:(?:the|die|der|das|dem|la|le|les|el|los|las|il|lo|o|a|os|as|de|het)\\s|l['’])?";
const atEnd =
  '(?:at the end|am (?:Ende|Schluss)|zum Schluss|à la fin|al final|alla fine|no (?:fim|final)|aan het einde?)';
const organised = new RegExp(
  `${start}(?:${byWhom}["“„«*_]{0,2}\\s?(?<host>\\p{Lu}[^.,;:!?"“”„«»*_\\n]{1,40}?)\\s?["”“»*_]{0,2}|(?:(?:the|das|le|el|il|o|het)\\s)?logo\\s(?:(?:of|von|de|di|van)\\s)?(?<logo>\\p{Lu}[^.,;:!?\\n]{1,40}?)\\s${atEnd})(?=[.](?:\\s|$)|\\s*$)`,
  'giu',
);

const calledSo = "(?:is called|is named|heißt|nennt sich|s['’]appelle|se llama|si chiama|se chama|chama-se|heet)";
const we =
  "(?:we(?: are|['’]re) called|wir heißen|nous nous appelons|on s['’]appelle|nos llamamos|ci chiamiamo|chamamo-nos|(?:wij|we) heten|the name of (?:our|the) \\p{Ll}+ is)";
/** Behind another sentence any thing of one word may be named; the brand anywhere. */
const called = new RegExp(
  `(?:${start}${whose}(?:${nameLabels})\\s${calledSo}|((?:\\n|[.!?]["”»]?\\s)[ \\t]*)(?:${whose}\\p{L}{3,}\\s${calledSo}|${we}))\\s(?<name>[^.,;:!?\\n]{2,40})(?=[.](?:\\s|$)|\\s*$)`,
  'giu',
);
/** "It's for my dance school, Violet Heel.": whose film it is, and nothing of what it tells. */
const forHouse = new RegExp(
  `${start}(?:(?:it|this|that)(?:['’]s|\\sis)\\sfor|(?:es|das)\\sist\\sfür|c['’]est\\spour|es\\spara|è\\sper|é\\spara(?:\\so|\\sa)?|(?:het|dit)\\sis\\svoor)\\s(?:my|our|mein[en]?|unser[en]?|mon|ma|notre|mi|nuestr[oa]|(?:il\\s)?mio|(?:la\\s)?mia|(?:il\\s)?nostro|(?:la\\s)?nostra|meu|minha|noss[oa]|mijn|onze?)\\s\\p{Ll}[^.,;:!?\\n\\d]{2,40},\\s(?<name>\\p{Lu}[^.,;:!?\\n]{1,40})(?=[.!](?:\\s|$)|\\s*$)`,
  'gimu',
);
/** "The charity is Lanternfold, we repair …", "So the client is Quillon Freight, logistics, …" */
const houseIs =
  /(?<=^|[.!?\n]\s?)(?:so,?\s)?(?:(?:the|our)\s|(?=[^,.!?\n]{4,60}[.](?:\s|$)))(?:product|charity|company|client|customer|brand|shop|store|club|business|organi[sz]ation|school|band|firm|studio|start-?up|association|foundation|agency|caf[ée]|restaurant|bakery|gym|choir|museum)\sis\s(?:called\s)?(\p{Lu}[\p{L}\d&'’-]*(?:\s(?:(?:&\s|of\s|the\s)?\p{Lu}[\p{L}\d&'’-]*|\d{1,3})){0,4})(?:,\s((?:we|who|which|they)\s[^.!?\n]{4,140})|,\s[^.!?\n]{2,140})?[.](?=\s|$)/giu;

/** "I run demand gen at Orbanta, we sell …": who writes, and the house that they write for. */
const writer =
  /^(\s*(?:(?:hi|hello|hey)[^.!?,\n]{0,20}[.!,]\s+)?)i\s(?:run|lead|head(?:\sup)?|manage|handle|do|look\safter|write)\s(?:the\s|all\s)?\p{Ll}[^.,;:!?\n\d]{2,30}\s(?:at|for)\s(?<name>\p{Lu}[\p{L}\d&'’-]*(?:\s\p{Lu}[\p{L}\d&'’-]*){0,3})(?:,\s(?:and\s)?(?<rest>we\s[^.!?\n]{4,120}))?[.]\s+/iu;

/** "We just tagged v3.0 of quillsync": what is released bears its name in small letters as well. */
const releasing =
  /(?<!\p{L})(?:released?|releasing|tagged|shipped|shipping|launched|launching|published|cut)\s(?:the\s)?(?:v\.?\s?|version\s|release\s)?\d+(?:\.\d+)*\sof\s(?<name>\p{L}[\p{L}\d-]{2,24})(?=[,.\s])(?!\s\p{Lu})/u;
const isSignedAlready = /(?:^|\n)\s*(?:brand|product|name|project|tool)\s?:/iu;

/** "La marca se llama Trashumar.": nothing of it but the name. */
export const withCalledNames = (asked: string): string => {
  const brand = known[languageOf(asked)] ?? 'Brand';
  const given = asked
    .replace(forHouse, (whole, before: string, ...rest: unknown[]) => {
      const { name: house = '' } = rest.at(-1) as Record<string, string | undefined>;
      return nameAlone.test(house) ? `${before}${brand}: ${house}` : whole;
    })
    .replace(houseIs, (_, house: string, more: string | undefined) =>
      more === undefined ? `${brand}: ${house}.\n` : `${brand}: ${house}.\n${capital(more)}.`,
    )
    .replace(writer, (_, before: string, ...rest: unknown[]) => {
      const { name: house = '', rest: more } = rest.at(-1) as Record<string, string | undefined>;
      return `${before}${brand}: ${house}.\n${more === undefined ? '' : `${capital(more)}. `}`;
    });
  const released = isSignedAlready.test(given) ? undefined : releasing.exec(given)?.groups?.name;
  const told = released === undefined ? given : `${given}\n${brand}: ${released}`;
  const prompt = told.replace(organised, (whole, before: string, ...rest: unknown[]) => {
    const { host, logo } = rest.at(-1) as Record<string, string | undefined>;
    const named = host ?? logo ?? '';
    return nameAlone.test(named) ? `${before}${known[languageOf(given)] ?? 'Brand'}: ${named}` : whole;
  });
  return prompt.replace(called, (whole, before: string | undefined, behind: string | undefined, said: string) =>
    /^["“„«]?\s?[\p{Lu}\p{N}]\S*(?:\s(?:&|\p{Lu}\S*))*$/u.test(said)
      ? `${before ?? behind}${known[languageOf(prompt)] ?? 'Brand'}: ${said}`
      : whole,
  );
};

const story =
  /(?<!\p{L})(?:(?:customer|client|user) (?:success )?stor(?:y|ies)|case stud(?:y|ies)|success story|kunden(?:geschichte|story|referenz)|erfolgsgeschichte|fallstudie|referenzfilm|témoignage client|cas client|étude de cas|histoire de client|caso de (?:éxito|cliente)|historia de cliente|storia di (?:un )?cliente|caso (?:di successo|cliente)|história de cliente|caso de sucesso|klantverhaal|klantcase|succesverhaal)(?!\p{L})/iu;
const isCustomer = /^(?:client|customer|kunde|kundin|cliente|klant)$/iu;

/** "… written in Go. v2.0 highlights:": small letters begin a head of its own. */
const version = /(\p{Ll}\.|\p{L}[.!])[ \t]+(?=v\d+(?:\.\d+)*\s[^.!?\n]{2,40}:[ \t]*\n)/gu;
