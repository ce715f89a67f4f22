/** What shall go, told without a verb that the readers know: "Kerze raus", "Weg mit dem Kasten". */
import { type PlainRule, plainRule } from './plain-rule.ts';

const verbs =
  '(?:take|leave|cut|get|bring|put|pull|zoom|fade|space|spell|speed|move|print|try|find|point|cross|start|sort|black|make|keep|go|nimm|nehmt|nehmen|lass|lasst|wirf|werft|tu|tut|mach|macht|entfernt?|streicht?|schmei\\p{L}+)';

export const removalRules: readonly PlainRule[] = [
  plainRule(
    `(?!${verbs}\\s)([^,;:]{3,40}?)\\s(?:bitte\\s)?(?:(?:ganz|komplett|wieder|einfach|auch|noch)\\s)?(?:raus|weg|rausnehmen|rauswerfen|weglassen)(?:\\sbitte)?`,
    (what) => `entferne ${what}`,
  ),
  plainRule(`(?!${verbs}\\s)((?:the\\s)?\\p{L}+(?:\\s\\p{L}+)?)\\sout(?:\\splease)?`, (what) => `remove ${what}`),
  plainRule('weg\\smit\\s([^,;:]{3,40})', (what) => `entferne ${what}`),
  plainRule('out\\swith\\s([^,;:]{3,40})', (what) => `remove ${what}`),
  plainRule("(?:exit|adieu)\\s(l[ea]s?\\s|l[’'])([^,;:]{3,40})", (the, what) => `supprime ${the}${what}`),
];
