/** "I'm a physics teacher. I need a clip about …": who asks, before the asking, is nothing that viewers read. */
const greeting =
  '(?:(?:hi|hello|hey|hallo|guten tag|moin|bonjour|salut|hola|buenos días|ciao|buongiorno|olá|oi|hoi|goedendag)[^.!?\\n]{0,20}[.!,]\\s+)?';
const who =
  "(?:i['’]m|i am|ich bin|je suis|yo soy|soy|io sono|sono|eu sou|sou|ik ben)\\s(?:an?\\s|eine?\\s|une?\\s|una?\\s|uma?\\s|een\\s)?";
const asking =
  "(?:i(?:['’]d| need| want| would| am looking|['’]m looking)|we (?:need|want|would)|could|can|please|make|create|build|ich (?:brauche|suche|hätte|möchte|will)|wir (?:brauchen|suchen|möchten)|könn|bitte|mach|erstell|j['’]ai besoin|je (?:cherche|voudrais|veux)|pouvez|pourriez|fai[st]|crée|necesito|quiero|quisiera|busco|puedes|podéis|haz|crea|mi serve|ho bisogno|vorrei|cerco|puoi|potete|fai|preciso|quero|queria|podes|podem|faz|cria|ik (?:zoek|wil|heb)|kun|kunnen|maak)";
const asker = new RegExp(`^\\s*${greeting}${who}([^.!?\\n\\d]{3,60})[.!]\\s+(?=${asking})`, 'iu');

/** The prompt from its asking on; who bears a name or works somewhere by name stays. */
export function withoutAsker(prompt: string): string {
  const [whole, post = ''] = asker.exec(prompt) ?? [];
  if (whole === undefined) return prompt;
  const isGerman = /(?:^|\s)ich bin\s/iu.test(whole);
  const bears = isGerman ? /\s(?:bei|beim|von|vom)\s/u.test(post) : /\p{Lu}\p{Ll}/u.test(post);
  return bears ? prompt : prompt.slice(whole.length);
}
