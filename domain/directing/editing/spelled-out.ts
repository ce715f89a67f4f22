/** Words as people shorten or mistype them in a hurry. */
const spellings: readonly [RegExp, string][] = [
  [/(?<!\p{L})shd(?!\p{L})/giu, 'should'],
  [/(?<!\p{L})(?:can|could|would|will)\su(?!\p{L})/giu, 'can you'],
  [/(?<!\p{L})loose(?=\s(?:the|that|this|scene|step|a|it)(?!\p{L}))/giu, 'lose'],
  [/(?<=\p{L})_(?=\p{L})/gu, ' '],
  [
    /(?<!\p{L})(?:second|next|last)[\s-](?:to|but)[\s-](?:the\s)?(?:last|one)(?=\s(?:scene|screen|one|slide|shot|part)(?!\p{L}))/giu,
    'penultimate',
  ],
  [/(?<!\p{L})(?:teh|hte)(?!\p{L})/giu, 'the'],
  [/(?<!\p{L})(?:backgroud|backround|bakground|backgrond)(?!\p{L})/giu, 'background'],
  [/(?<!\p{L})(?:litle|littel)(?!\p{L})/giu, 'little'],
  [/(?<!\p{L})(?:ruiger|ruhigger|ruihger)(?!\p{L})/giu, 'ruhiger'],
  [/(?<!\p{L})(?:grösser|groesser)(?!\p{L})/giu, 'größer'],
  [/(?<!\p{L})(?:scence|sceen|secne)(?!\p{L})/giu, 'scene'],
  [/(?<!\p{L})(?:colur|coulour|clour)(?!\p{L})/giu, 'colour'],
  [/(?<!\p{L})(?:headlin|hedline|headine)(?!\p{L})/giu, 'headline'],
  [/(?<!\p{L})(?:remvoe|reomve|romove)(?!\p{L})/giu, 'remove'],
  [/(?<!\p{L})(?:typface|typeafce|typefase)(?!\p{L})/giu, 'typeface'],
  [/(?<!\p{L})its(?=\s(?:all|a|too|so|not|very|really|just)\s)/giu, "it's"],
  [/(?<!\p{L})con\smas(?=\s)/giu, 'con más'],
  [/(?<!\p{L})porfa(?:vor)?(?!\p{L})/giu, 'por favor'],
  [/(?<!\p{L})(?:dont|wont)(?=\s(?:touch|change|move|cut|lose|remove)(?!\p{L}))/giu, "don't"],
  [/(?<!\p{L})(?:chnage|cahnge|chage)(?!\p{L})/giu, 'change'],
];

/** "Nehmt", "quitad": what is asked of several people is what one is asked. */
const ofSeveral: Readonly<Record<string, string>> = {
  ...{ nehmt: 'nimm', macht: 'mach', setzt: 'setze', schreibt: 'schreibe', zeigt: 'zeige', ändert: 'ändere' },
  ...{ ersetzt: 'ersetze', verschiebt: 'verschiebe', streicht: 'streiche', löscht: 'lösche', entfernt: 'entferne' },
  ...{ kürzt: 'kürze', lasst: 'lass', stellt: 'stelle', gebt: 'gib', quitad: 'quita', añadid: 'añade', poned: 'pon' },
  ...{ cambiad: 'cambia', mostrad: 'muestra', dejad: 'deja', usad: 'usa', haced: 'haz', subid: 'sube' },
  ...{ fügt: 'füge', ergänzt: 'ergänze', tauscht: 'tausche', vertauscht: 'vertausche', werft: 'wirf' },
  ...{ agregad: 'agrega', incluid: 'incluye', eliminad: 'elimina', borrad: 'borra', intercambiad: 'intercambia' },
  ...{ sacad: 'quita', quiten: 'quita', saquen: 'quita', eliminen: 'elimina', añadan: 'añade', agreguen: 'agrega' },
  ...{ aggiungete: 'aggiungi', inserite: 'inserisci', togliete: 'togli', cancellate: 'cancella' },
  ...{ rimuovete: 'rimuovi', scambiate: 'scambia', invertite: 'inverti', cambiate: 'cambia', mettete: 'metti' },
  ...{ adicionem: 'adicione', acrescentem: 'acrescente', incluam: 'adicione', tirem: 'tire', retirem: 'tire' },
  ...{ removam: 'remova', eliminem: 'elimine', apaguem: 'apague', troquem: 'troque', ponham: 'ponha', mudem: 'mude' },
};
const severalAsked = new RegExp(
  `(?<=(?:^|[.!?,;:]\\s|\\s(?:und|y|e|bitte|also|quindi|favore|favor|que|isso)\\s))(?:${Object.keys(ofSeveral).join('|')})(?!\\p{L})`,
  'giu',
);

/** A masked prompt with its shortened and mistyped words spelled out; what it quotes stays as it is. */
export const spelledOut = (text: string): string =>
  spellings
    .reduce((plain, [pattern, put]) => plain.replace(pattern, put), text)
    .replace(severalAsked, (word) => ofSeveral[word.toLowerCase()] ?? word);
