/** What the maker of a film calls its parts: none of these words is said to those who see it. */
const part =
  /^(?:(?:social\s)?proof(?:\spoints?)?|reasons to believe|hook|opener|opening|context|background|problem|pain(?:\spoint)?|solution|promise|pitch|copy|body(?:\scopy)?|story|evidence|differentiator|usp|value prop(?:osition)?|(?:key|main)\s(?:benefit|feature|insight|fact|figure|stat|number|point|message|takeaway)s?|points|facts|stats?|figures|numbers|data|content|details|bullets|voice-?over|script|on-?screen|structure|storyline|outline|(?:scene|slide|shot|beat|frame|stat|fact|point|feature|benefit|message)\s\d+|key\s(?:stat|fact|point|figure|number|message)\s\d+|screens|beleg|beweis|lösung|kernpunkte|inhalte?|zahlen|fakten|szene\s\d+|preuve|points clés|scène\s\d+|puntos clave|datos|escena\s\d+|punti chiave|dati|scena\s\d+|pontos-chave|dados|cena\s\d+)$/iu;

/** "Proof: 96 % of claims paid", "Problem: …", "Scene 2: …" */
export const isMakersPart = (label: string) => part.test(label.replace(/[:：]\s*$/u, '').trim());
