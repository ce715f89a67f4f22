/** What lists and their rows are called in edits. */
import { flat } from './stems.ts';

const idle = new Set(
  'the our of for and next a an der die das den des dem von für im in unser unsere le la les du des de nos pour et el los las del para y il lo i gli di dei della per e o os as do da dos das'.split(
    ' ',
  ),
);

/** Whether a head has the words by which a list is called: "the plans for next year" of "Next year we plan three things". */
export function isLike(head: string, said: string): boolean {
  const tokens = flat(head).split(' ');
  const wanted = flat(said)
    .split(' ')
    .filter((word) => !idle.has(word));
  const isKin = (token: string, word: string) =>
    token === word ||
    (Math.min(token.length, word.length) >= 4 && (token.startsWith(word.slice(0, -1)) || word.startsWith(token)));
  return wanted.length > 0 && wanted.every((word) => tokens.some((token) => isKin(token, word)));
}

/** Things that a list has one more of, whatever it lists. */
export const rowNoun =
  /^(?:thing|point|item|entry|row|bar|value|column|fact|figure|number|stat|milestone|stage|stop|leg|date|year|plan|price|rate|fee|offer|course|dish|step|topic|reason|sache|ding|punkt|eintrag|zeile|balken|wert|säule|fakt|zahl|meilenstein|station|etappe|halt|termin|datum|jahr|vorhaben|preis|tarif|angebot|schritt|posten|chose|élément|ligne|barre|valeur|fait|chiffre|étape|année|projet|prix|cosa|punto|elemento|fila|barra|valor|dato|cifra|hito|etapa|parada|fecha|año|precio|tarifa|paso|voce|riga|valore|tappa|data|anno|progetto|prezzo|tariffa|passo|coisa|ponto|linha|dado|número|marco|paragem|ano|plano|preço|plat|plato|piatto|prato|gericht)s?$/iu;

/** Of a scene as well as of a list: "Add a line: …". */
export const looseNoun = /^(?:line|zeile|ligne|línea|linha|riga|linea)s?$/iu;

/** What a list is called where the film does not say it. */
export const listNoun =
  /^(?:programme?|program|schedule|agenda|timetable|line-?up|list|steps?|prices?|price\slist|rates?|menu|plans?|milestones|timeline|meilensteinen?|étapes|jalons|hitos|etapas|tappe|marcos|facts|figures|numbers|tour|programm|ablauf|zeitplan|liste|preisliste|preisen?|karte|pläne|zahlen|fakten|horaires?|tarifs?|carte|chiffres|projets|programa|horario|lista|precios|lista\sde\sprecios|tarifas|menú|datos|cifras|planes|programma|orari|prezzi|listino|dati|cifre|progetti|preços|horário|planos|dados)$/iu;
