/** Whether a line goes on about the one before it: it takes its noun, or its reason, from there. */

const pronouns =
  /^(?:(?:It|This|That|These|Those|They|He|She|Es|Sie|Er|Dies\p{L}*|Il|Elle|Ils|Elles|Cela|Ça|C['’]est|Ce|Celui-ci|Celle-ci|Eso|Esto|Ell[oa]s?|Él|Ést[ea]|Questo|Questa|Ciò|Ess[oaie]|Lui|Lei|Loro|Isso|Isto|Ele|Ela|Eles|Elas|Het|Dit|Dat|Deze|Ze|Zij|Hij)\s|(?:Das|Die|Der)\s\p{Ll}|(?:It|That|He|She)['’]s\s)/u;

const joints =
  /^(?:there|then|after that|afterwards|that['’]s why|so|but|and|therefore|instead|otherwise|both|its|their|her|his|danach|dann|dort|dabei|dadurch|daf[üu]r|damit|davon|deshalb|darum|daher|so|aber|und|sonst|beide|ihre?|seine?|ensuite|puis|là|ainsi|donc|c['’]est pourquoi|mais|et|sinon|leurs?|después|luego|allí|así|por eso|pero|y|si no|su|sus|poi|dopo|lì|così|perciò|per questo|ma|e|altrimenti|depois|ali|assim|por isso|mas|senão|daarna|daar|daarom|dus|maar|en|anders|beide|hun|haar|zijn)(?:[,\s])/iu;

export const pointsBack = (line: string): boolean => pronouns.test(line.trim()) || joints.test(line.trim());
