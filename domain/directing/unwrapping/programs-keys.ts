/** Keys of an object that speak to programs, to whoever makes the film, or to nobody outside a house. */
import { wordsOfKey } from './field-keys.ts';

/** Keys that speak to programs. */
export const technical =
  /^(?:(?:\p{L}+ ){0,3}(?:u?u?id|intent)|(?:\p{L}+ )?agent|w|h|(?:\p{L}+ )?(?:ref(?:erence)?|sku|code)(?: (?:no|nr|number|code|id))|ref|sku|(?:gross |net |profit )?margin(?: (?:pct|percent|\p{L}+))?|cogs|cost price|floor price|max bid|callback(?: \p{L}+)?|webhook(?: \p{L}+)?|canvas|language|lang|langue|sprache|idioma|lingua|taal|type vid[eé]o|type|kind|tipo|typ|art|soort|version|schema|model|agent|bot|template|request|api ?version|created ?at|width|height)$/iu;
/** Which scene a value is, and how it looks: the maker's. */
export const ordering = /^(?:scene|shot|slide|order|index|visuals?|animation|transition)(?: (?:number|no))?$/iu;
/** … and when it begins and ends, which in anything but a scene is what it says. */
export const placing = /^(?:start|end|background)(?: time)?$/iu;
export const sounds = /^(?:music|voice ?over|voice|narration|captions|subtitles|sound|audio)$/iu;

const secret =
  /^(?:private|confidential|secrets?|internal|restricted|not for (?:publication|broadcast|viewers)|(?:teachers?|staff|internal|editors?|producers?|crew|admins?|agents?|production|team|house) only|(?:internal|private|confidential) (?:data|facts|figures|info(?:rmation)?|context|details|only)|vertraulich|(?:nur )?intern|confidentiel(?:le)?|interne|privé|confidencial|interno|privado|riservat[oa]|privato|vertrouwelijk)$/u;

/** "private": { … }, "confidential", "teacher_only": its house keeps what stands there to itself. */
export const isSecretKey = (key: string) => secret.test(wordsOfKey(key));

/** "_debug", "cms_meta": what a program wrote for itself. */
export const isProgramsOwn = (key: string) =>
  /^_/u.test(key) ||
  /^(?:debug|trace|telemetry|(?:cms|request|system|tracking|api|client|session) meta(?: ?data)?)$/u.test(
    wordsOfKey(key),
  );

/** "bg", "backdrop": what a film stands on. */
export const isGroundKey = (key: string) =>
  /^(?:bg|back ?(?:ground|drop)|ground|canvas|paper|base|hintergrund|fond|arrière plan|fondo|sfondo|fundo|achtergrond)(?: colou?r)?$/u.test(
    wordsOfKey(key),
  );

const chart = /^(?:chart|graph|plot|viz|visuali[sz]ation|diagram)$/u;
const chartKind =
  /^(?:(?:grouped|stacked|horizontal|vertical|animated|simple)[ _-])*(?:bars?|columns?|lines?|area|pie|donut|doughnut|ring|scatter|gauge|table|counter)(?:[ _-](?:chart|graph|plot))?$/iu;

/** `"chart": "donut"`: how its figures are drawn. */
export const namesChart = (key: string, value: unknown) =>
  typeof value === 'string' && chart.test(wordsOfKey(key)) && chartKind.test(value.trim());
