/** What the maker of a film calls its parts: none of these words is said to those who see it. */
const part =
  /^(?:(?:social\s)?proof(?:\spoints?)?|reasons to believe|hook|opener|opening|context|background|problem|pain(?:\spoint)?|solution|promise|pitch|copy|body(?:\scopy)?|story|evidence|differentiator|usp|value prop(?:osition)?|(?:key|main)\s(?:benefit|feature|insight|fact|figure|stat|number|point|message|takeaway)s?|points|messages|arguments|timeline|supporting points|facts|stats?|figures|numbers|data|content|details|bullets|voice-?over|script|on-?screen|structure|storyline|outline|(?:scene|slide|shot|beat|frame|stat|fact|point|feature|benefit|message)\s\d+|key\s(?:stat|fact|point|figure|number|message)\s\d+|screens|beleg|beweis|lösung|kernpunkte|inhalte?|zahlen|fakten|szene\s\d+|kernbotschaften|preuve|(?:points|messages|arguments|faits) clés|scène\s\d+|(?:puntos|mensajes) clave|datos|escena\s\d+|(?:punti|messaggi) chiave|dati|scena\s\d+|(?:pontos|mensagens)[- ]chave|kernboodschappen|dados|cena\s\d+)$/iu;

/** "Proof: 96 % of claims paid", "Problem: …", "Scene 2: …" */
export const isMakersPart = (label: string) => part.test(label.replace(/[:：]\s*$/u, '').trim());
