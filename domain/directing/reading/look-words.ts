/** Words that say how a film looks or feels, and nothing that it tells. */

const look =
  /^(?:chill|helder\w*|lively|snappy|peppy|perky|bubbly|heartfelt|homely|wistful|cute|edgy|funky|trust\p{L}*|honest|sincere|salty|sentimental|understated|restrained|dignified|stylish|tender|witty|raw|earthy|muted|pastel|refined|luxury|hopeful|urgent|optimistic|intimate|mature|rustic|urban|industrial|organic|natural|hand-?made|hand-?drawn|clear|reassuring|hopeful|modern|bold|warm|retro|dark|light|bright|minimal\w*|clean|playful|elegant|energetic|cinematic|calm|technical|premium|friendly|professional|futuristic|dramatic|vibrant|sleek|simple|moody|soft|dynamic|fun|luxurious|vintage|fast|slow|quick|punchy|sober|loud|quiet|neon|gentle|serious|festive|crisp|fresh|airy|nüchtern|laut|festlich|colou?rful|geometric|editorial|confident|serious|cheerful|cosy|cozy|upbeat|very|and|und|et|y|e|with|mit|modern\w*|warm\w*|ruhig\w*|dunkel\w*|hell\w*|freundlich\w*|verspielt\w*|edel\w*|schlicht\w*|chaleureu\w*|moderne\w*|sombre\w*|sobre|élégant\w*|ludique\w*|moderno|cálido|oscuro|elegante|alegre|caldo|scuro|quente|escuro|rustig\w*|eerlijk\w*|strak\w*|speels\w*|donker\w*|licht\w*|warme|vrolijk\w*|zakelijk\w*|ingetogen|stoer\w*|en|ehrlich\w*|stolz\w*|sachlich\w*|festlich\w*|herzlich\w*|honnête\w*|calme\w*|sereno|sincero|proud|but|not|aber|mais|pero|ma|mas|maar|emotiv[oa]|emotional\w*|emotion\w*|émouvant\w*|emocionante|emozionante|sobri[oa]|discret\w*|dezent\w*|zurückhaltend\w*|unaufgeregt\w*|leise\w*|calm[oa]|vivace|vivaz|vif|vive|joyeu\w*|gai\w*|animad[oa]|divertid[oa]|divertente|locker\w*|frech\w*|frisch\w*|lebendig\w*|feierlich\w*|seriös\w*|serieu\w*|séri[oe]\w*|seri[oa]|kalm\w*|fris\w{0,2}|rauw\w*|factual|honest\w*|tranquil\w*)$/iu;

/** The same in the words that briefs in other languages close on. */
const looks =
  /^(?:sanft\p{L}*|weich\p{L}*|kräftig\p{L}*|dynami(?:que|sch)\p{L}*|din[aáâ]mic[oa]|handgemacht\p{L}*|artesanal|artisanale?|délicat\p{L}*|delicad[oa]|delicat[oa]|zart\p{L}*|didactique|did[aá]ctic[oa]|didátic[oa]|didattic[oa]|élégante?s?|épuré\p{L}*|dou(?:x|ce)|suave|dolce|romanti(?:que|sch)\p{L}*|rom[aáâ]ntic[oa]|nostalgi\p{L}*|nostálgic[oa]|rapide|rápid[oa]|veloce|schnell\p{L}*|snel(?:le)?|lent[eoa]?|langsam\p{L}*|limpi[oa]|limp[oa]|pulit[oa]|profesional|profissional|professional[ei]|professionnel\p{L}*|professionell\p{L}*|professione(?:el|le)|amichevole|amigable|amigável|vriendelijk\p{L}*|minimalist\p{L}*|lebhaft\p{L}*|énergique|enérgic[oa]|energic[oa]|energiek\p{L}*|forte|strong|inspirador\p{L}*|inspirant\p{L}*|inspirerend\p{L}*|einladend\p{L}*|accueillant\p{L}*|accogliente|acolhedor\p{L}*|acogedor\p{L}*|gezellig\p{L}*|poéti(?:que|co|ca)|poetisch\p{L}*|poetic[oa]|leve|leicht\p{L}*|leger[oa]?|léger\p{L}*|jung\p{L}*|jeune|joven|giovane|jovem|claire?s?|clar[oa]|chiar[oa]|optimist\p{L}*|otimista|ottimista|rassurante?s?|tranquilizador\p{L}*|rassicurante|geruststellend\p{L}*|beruhigend\p{L}*|colorid[oa]|colorat[oa]|coloré\p{L}*|farbenfroh\p{L}*|kleurrijk\p{L}*|modern[oa])$/iu;

export const isLookWord = (word: string) => look.test(word) || looks.test(word);

/** "MIT" is a licence, and no "mit". */
const isJoint = (clause: string) => /^(?:and|und|et|y|e|with|mit|en|very)$/iu.test(clause);

/** "calm and trustworthy": a clause of nothing but looks. */
export const isLookClause = (clause: string) => {
  const words = clause.replace(/[.!]$/u, '').split(/\s+/u).filter(Boolean);
  return words.length > 0 && words.length <= 6 && !isJoint(words.join(' ')) && words.every(isLookWord);
};
