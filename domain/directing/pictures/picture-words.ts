/** How prompts ask for pictures and clips to be made, in the languages of the offline director. Sources of patterns. */
export const pictureNouns = {
  /** Stands behind the whole film by its own name. */
  background:
    'background\\s(?:image|picture|illustration)|hintergrund(?:bild|illustration)|(?:image|illustration)\\sde\\sfond|(?:imagen|ilustración)\\sde\\sfondo|(?:immagine|illustrazione)\\sdi\\ssfondo|(?:imagem|ilustração)\\sde\\sfundo',
  illustration:
    'illustrations?|drawings?|artwork|(?:generated|ai|ai-generated|illustrated)\\s(?:images?|pictures?)|(?:image|picture)s?\\sgenerated|zeichnung(?:en)?|illustrationen|(?:generierte[sn]?|ki-generierte[sn]?)\\s?bild(?:er)?|ki-bild|dessins?|images?\\sgénérées?|ilustraci(?:ón|ones)|dibujos?|im[aá]gen(?:es)?\\sgenerad[ao]s?|illustrazion[ei]|disegn[oi]|immagin[ei]\\sgenerat[ae]|ilustraç(?:ão|ões)|desenhos?|imagem\\sgerada',
  pattern: 'patterns?|muster|motifs?\\srépétés?|motif|patr(?:ón|ones)|motiv[oi]|padr(?:ão|ões)',
  icons: 'icons|symbole|icônes|iconos|icone|ícones',
  clip: '(?:(?:ai|generated|short|ai-generated|ki-generierte[rsn]?|kurze[rsn]?)\\s)*(?:clips?|footage|b-roll|(?:ai|generated|ki)[\\s-]videos?|videoclips?|plan\\svidéo|extraits?|séquence|filmsequenz|toma|ripresa|cena\\sde\\svídeo)',
} as const;
export type PictureNoun = keyof typeof pictureNouns;
export const pictureNounKinds = Object.keys(pictureNouns) as PictureNoun[];

/** Words before such an asking. */
export const pictureLeads =
  'with|plus|and|add|use|include|insert|show|draw|generate|featuring|have|over|on|mit|und|dazu|samt|zeige|zeichne|verwende|nutze|füge|avec|et|ajoute[rz]?|montre[rz]?|dessine[rz]?|con|y|agrega|añade|muestra|dibuja|e|ed|aggiungi|mostra|disegna|com|adicione|mostre|desenhe|&|zeig|nimm';
export const articles =
  "a|an|the|our|one|some|ein(?:e[rmns]?)?|d(?:er|ie|as|em|en)|une?|la|le|les|l[’']|un[ao]?|el|los|las|il|lo|gli|i|uma?|os?|as?";
/** Between such a noun and what it shows. */
export const showing =
  "of|showing|that\\sshows?|depicting|with|von|mit|eines?|einer|vom|der|des|die\\szeigt|d[’']|de\\sla|de\\sl[’']|du|des|de|qui\\smontre|montrant|del|de\\slos|de\\slas|con|que\\smuestra|dello|della|dell[’']|dei|degli|delle|di|che\\smostra|do|da|dos|das|que\\smostra";

export const secondsSource =
  '(?<seconds>\\d{1,2}(?:[.,]\\d)?)[\\s-]?(?:seconds?|secs?|s|sekunden|sekündige[rmns]?|secondes?|segundos?|secondi)';

export const behindTitle =
  'behind\\s(?:the\\s)?(?:title|headline|name|opening|hook|first\\sline|first\\swords)|hinter\\s(?:dem|der)\\s(?:titel|überschrift|namen|schlagzeile)|derrière\\sle\\s(?:titre|nom)|detrás\\sdel\\s(?:título|titular|nombre)|dietro\\s(?:il|al)\\s(?:titolo|nome)|(?:por\\s)?(?:atrás|trás)\\sdo\\s(?:título|nome)';
export const behindAll =
  "in\\sthe\\sbackground|as\\s(?:the\\s|a\\s|its\\s)?background|behind\\s(?:everything|it\\sall|all\\sof\\sit|the\\s(?:film|video|scenes|text|words))|im\\shintergrund|als\\shintergrund|hinter\\sallem|en\\s(?:fond|arrière-plan)|à\\sl[’']arrière-plan|de\\sfondo|en\\sel\\sfondo|al\\sfondo|como\\sfondo|sullo\\ssfondo|come\\ssfondo|di\\ssfondo|ao\\sfundo|no\\sfundo|como\\sfundo|de\\sfundo";
export const modelB = '(?:with|by|using|from|mit|avec|par|con|com)\\s(?:ai\\s)?(?:video\\s)?model(?:l|o|lo|e)?\\sb';

/** What begins what a picture is named after no more: "a lighthouse at dusk". */
export const afterSubject =
  /\s(?:at|in|on|with|over|under|during|by|near|from|of|for|bei|am|im|auf|mit|über|unter|vor|von|au|aux|dans|sur|avec|sous|en|al|con|sobre|bajo|su|sotto|di|de|du|del|della|da|do|em|com|ao|and|und|et|y|e)\s.*$/iu;

/** Cutting out: each with the picture's name in the place of `%`. */
export const cutOutForms = [
  "cut\\s(?:out\\s)?(?:the\\s|our\\s)?%(?:[’']s\\sbackground)?(?:\\sout)?(?:\\sof\\s(?:its|the)\\sbackground)?",
  'cut\\sout\\s(?:the\\s)?background\\s(?:of|from)\\s(?:the\\s|our\\s)?%',
  '(?:remove|take\\saway|drop|erase)\\s(?:the\\s)?background\\s(?:of|from|behind)\\s(?:the\\s|our\\s)?%',
  "(?:remove|take\\saway|drop|erase)\\s(?:the\\s|our\\s)?%[’']s\\sbackground",
  "(?:the\\s|our\\s)?%(?:[’']s)?\\s(?:cut\\sout|without\\s(?:its|the|a)\\sbackground|with\\s(?:its|the|a)\\s(?:removed\\sbackground|background\\sremoved)|background\\sremoved)",
  '(?:the\\s)?background\\s(?:removed|cut)\\s(?:from|of|behind)\\s(?:the\\s|our\\s)?%',
  '(?:stelle|schneide)\\s(?:das\\s|den\\s|die\\s|unser(?:en|e)?\\s)?%\\s(?:frei|aus)',
  'entferne\\s(?:den\\s)?hintergrund\\s(?:vom|von|des|der|hinter)\\s(?:dem\\s|der\\s)?%s?',
  '%\\sohne\\shintergrund',
  "détoure[rz]?\\s(?:le\\s|la\\s|notre\\s|l[’'])?%",
  "(?:supprime|enlève|retire)[rz]?\\s(?:le\\sfond|l[’']arrière-plan)\\s(?:du|de\\sla|de\\sl[’']|de)\\s?%",
  '%\\ssans\\s(?:fond|arrière-plan)',
  'recort[ae]\\s(?:el\\s|la\\s|o\\s|a\\s|nuestr[ao]\\s)?%',
  '(?:quita|elimina|remova|tire)\\s(?:el\\s|o\\s)?(?:fondo|fundo)\\s(?:del|de\\sla|de|do|da)\\s%',
  '%\\s(?:sin\\sfondo|sem\\sfundo|senza\\ssfondo)',
  '(?:scontorna|ritaglia)\\s(?:il\\s|la\\s|lo\\s)?%',
  '(?:rimuovi|togli|elimina)\\slo\\ssfondo\\s(?:dal|dalla|del|della|di)\\s%',
] as const;
