/** Days, sales and openings that films are made for, in all seven languages. Sources of patterns. */
/** "Earth Day", "Nurses Week", "Giving Tuesday": by their capitals. */
export const namedDays =
  "(?!(?:Create|Make|Produce|Generate|Design|Build|Please|An?|Our|The|My)\\s)\\p{Lu}[\\p{L}.]*(?:['’]s|s['’])?\\s(?:(?:\\p{Lu}[\\p{L}.]*(?:['’]s|s['’])?|of|the|and)\\s){0,3}(?:Day|Days|Week|Weekend|Month|Night|Eve|Friday|Monday|Tuesday|Saturday|Sunday)";
const days =
  "(?:mother|father|valentine|women|teacher)['’]?s['’]? day|black friday|cyber (?:monday|week)|christmas|xmas|easter|halloween|thanksgiving|ramadan|eid|diwali|hanukkah|(?:chinese |lunar )?new year(?:['’]s)?|pride|carnival|back[- ]to[- ]school";
export const sales =
  '(?:(?:mid-?)?summer|winter|spring|autumn|fall|holiday|christmas|clearance|flash|end[- ]of[- ](?:season|year)|year[- ]end|weekend|garage|yard|moving|closing[- ]down|warehouse|sample|anniversary|book|plant) (?:sale|clearance)';
export const openings = '(?:grand |soft )?(?:re-?)?opening|open (?:day|house|evening|studios?)';

/** English ones stand before the word for a film. */
export const occasionsBefore = `${days}|${sales}|${openings}`;

/** Those of the Romance languages stand behind it: "spot de Noël pour …". */
export const occasionsBehind = [
  "Noël|(?:le )?Nouvel An|Pâques|(?:la )?Saint-Valentin|(?:la )?fête des (?:mères|pères|voisins)|(?:la )?rentrée(?: scolaire)?|(?:les )?soldes(?: d['’](?:été|hiver))?|(?:les )?portes ouvertes|(?:l['’])?(?:ré)?ouverture|(?:l['’])?inauguration|(?:la )?journée (?:mondiale |internationale )?(?:de|du|des) \\p{L}+",
  'Navidad|Año Nuevo|Reyes|San Valentín|(?:el )?Día (?:Mundial |Internacional )?de(?:l| la| los| las)? \\p{L}+|(?:la )?vuelta al cole|(?:las )?rebajas(?: de \\p{L}+)?|Semana Santa|(?:la )?inauguración|(?:la )?(?:re)?apertura|puertas abiertas',
  "Natale|Capodanno|Pasqua|San Valentino|(?:la )?festa (?:del|della|dei|delle) \\p{L}+|(?:i )?saldi(?: (?:estivi|invernali))?|(?:l[ao]? ?|l[’'])?(?:inaugurazione|(?:ri)?apertura)|porte aperte|(?:il )?(?:ritorno|rientro) a scuola|(?:la )?giornata (?:mondiale |internazionale )?(?:del|della|dei|delle) \\p{L}+",
  'Natal|Ano Novo|(?:a )?Páscoa|(?:o )?Dia (?:Mundial |Internacional )?d[aeo]s? \\p{L}+|(?:a |o )?(?:volta às aulas|regresso às aulas)|(?:os )?saldos|(?:a )?liquidação|(?:a )?(?:inauguração|(?:re)?abertura)|portas abertas',
  '(?:la |le |el |il |o |a )?(?:Black Friday|Cyber Monday|Halloween|Ramadan|Carnaval|Carnevale)',
].join('|');

/** German and Dutch ones begin the word itself; with each what it is called alone. */
export const occasionStems: readonly (readonly [stem: string, alone: string])[] = [
  ['(weihnachts)', 'Weihnachten'],
  ['(oster)', 'Ostern'],
  ['(advents)', 'Advent'],
  ['(neujahrs)', 'Neujahr'],
  ['(silvester)-?', 'Silvester'],
  ['((?:mutter|vater|valentins|welt\\p{L}+)tag)s', ''],
  ['((?:neu|wieder)?eröffnung)s', ''],
  ['((?:sommer|winter)schlussverkauf)s', ''],
  ['(schulanfang)s', ''],
  ['(kerst)', 'Kerst'],
  ['(paas)', 'Pasen'],
  ['(sinterklaas)', 'Sinterklaas'],
  ['((?:moeder|vader|valentijns|dieren|konings)dag)s?', ''],
  ['(opening)s', ''],
  ['(black-friday)-', 'Black Friday'],
  ['(cyber-monday)-', 'Cyber Monday'],
  ['(halloween)-?', 'Halloween'],
];
