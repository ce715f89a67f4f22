/**
 * The edits of a standing film that the offline director understands: this table is its documentation, printed by
 * `framewright kit --edits`, sent with every refusal, and proved by a test that reads each example.
 */
export interface DocumentedEdit {
  edit: string;
  does: string;
  examples: Record<'en' | 'de', string[]> & Partial<Record<'fr' | 'es' | 'it' | 'pt', string[]>>;
}

/** How a film is spoken of in an edit. */
export const editRules = [
  'Scenes are counted as a viewer sees them, from 1: the opening, each beat of the hero in turn, the closing. Names of `scenes list` work as well, and so do "the quote", "the chart", "the ticket", "the last scene", "the scene about the tickets" where one text alone is about them, or quoted words that a scene shows. "Step 3", "the second card" or "the last point" is one item of a list.',
  'What stands in none of these wordings is read by what the words of an edit are to it, learnt from some thousand edits; it is done where the part, what it becomes and what shall be done are sure, and refused otherwise.',
  'Several edits may stand in one prompt, parted by full stops, commas or "and". All are made or none.',
  'Why something is wished for may be said beside it ("…, legal has not signed it off"): it changes nothing, and the plan tells what was taken for a reason. What shall stay may be said as well ("Keep the tagline", "without changing the total length"): an edit that would break it is refused. "It", "that one" and "there" mean what was spoken of last.',
  'What no edit names stays as it is, also what a person wrote by hand.',
  'What is heard and which pictures are made for it are edits as well: "Add a calm voiceover", "quieter music", "Cut out the logo\'s background", "Add an illustration of a mountain behind the title", "Add a 4-second clip of waves". They cost what is made.',
  'A prompt that asks for a film ("Make a 20 second video about …") or starts with "New film:" plans a new film; so does a brief with `--seed`, which asks for another film of it.',
];

export const documentedEdits: readonly DocumentedEdit[] = [
  {
    edit: 'words',
    does: 'Other words or another figure where they stand, or the same words in capitals; a price, date, time or figure that has changed, where one of its kind stands or is named.',
    examples: {
      en: [
        'Change "Try it free" to "Start today"',
        'The headline should say "Start today"',
        'Replace 40 ms with 35 ms',
        'The price is now €15',
        'There are now 320 members',
        'In the end card write "Start today" instead of the current line',
        'Put "Try it free" in capitals',
      ],
      de: ['Ersetze „Try it free“ durch „Start today“', 'Titel soll ‚Start today‘ heißen', 'Der Preis ist jetzt 15 €'],
      fr: ['Remplace « Try it free » par « Start today »', 'Le prix est maintenant de 15 €'],
      es: ['Cambia «Try it free» por «Start today»', 'El precio ahora es de 15 €'],
      it: ['Sostituisci «Try it free» con «Start today»'],
      pt: ['Substitua «Try it free» por «Start today»'],
    },
  },
  {
    edit: 'colours',
    does: 'Another brand, accent, background or text colour, by hex or by name; a darker or lighter film.',
    examples: {
      en: [
        'Use #ff5500 as accent',
        'Use #ff5500 instead of blue',
        'Make the background dark blue',
        'Make it red',
        'Dark mode',
        'Swap the accent for #ff5500',
        'Make the blue deeper',
      ],
      de: [
        'Nimm #ff5500 als Akzentfarbe',
        'Nimm #ff5500 statt Blau',
        'Mach den Hintergrund dunkelblau',
        'Mach es dunkler',
      ],
      fr: ["Utilise #ff5500 comme couleur d'accent", 'Utilise #ff5500 au lieu du bleu'],
      es: ['Usa #ff5500 como color de acento', 'Usa #ff5500 en lugar de azul'],
      it: ["Usa #ff5500 come colore d'accento"],
      pt: ['Usa #ff5500 como cor de destaque'],
    },
  },
  {
    edit: 'typeface',
    does: 'A serif, sans-serif, monospaced, rounded or condensed typeface, or one of the bundled families by name.',
    examples: {
      en: ['Use a serif typeface', 'Change the font to Garamond'],
      de: ['Nimm eine runde Schrift'],
      fr: ['Utilise une police arrondie'],
    },
  },
  {
    edit: 'length',
    does: 'The whole film, one scene or one item of a list shorter or longer; without a number by a fifth. The other scenes last as long as they did; what would be too short to be read is refused with what it needs.',
    examples: {
      en: [
        'Shorten to 12 s',
        'Make it 5 seconds longer',
        'Hold scene 2 for 4 seconds',
        'Show "Try it free" for at least 2 s',
        'Scene 2 is too long',
        'The last scene is too short',
        'Give the last scene two more seconds',
        'Make step 3 longer',
        'Cut the hook to 2',
        '8 seconds for the last scene',
      ],
      de: [
        'Kürze den Film auf 12 Sekunden',
        'Mach es 5 Sekunden länger',
        'Szene 2 ist zu lang',
        'Mach Schritt 3 länger',
      ],
      fr: ['Raccourcis à 12 secondes', 'La scène 2 est trop longue'],
      es: ['Acorta a 12 segundos'],
      it: ['Accorcia a 12 secondi'],
      pt: ['Encurta para 12 segundos'],
    },
  },
  {
    edit: 'size',
    does: 'The text of the title, a figure, quoted words, one scene or the whole film larger or smaller, by about a fifth a step, as far as its place allows.',
    examples: {
      en: [
        'Make the title larger',
        'The figure a bit smaller',
        'Bigger text in scene 2',
        'Set the words "Try it free" larger',
        'Increase the font size of the quote',
        'All text larger',
      ],
      de: ['Mach den Titel größer', 'Die Zahl etwas kleiner', 'Größere Schrift in Szene 2', 'Alle Texte größer'],
      fr: ['Agrandis le titre', 'Le texte de la scène 2 plus grand'],
      es: ['Haz el título más grande', 'Aumenta el tamaño de letra del título'],
      it: ['Ingrandisci il titolo', 'Testo più grande nella scena 2'],
      pt: ['Torna o título maior', 'Todo o texto maior'],
    },
  },
  {
    edit: 'order',
    does: 'Two scenes swapped, or one moved to the start, to the end, before or after another; items of a list likewise.',
    examples: {
      en: [
        'Swap scenes 2 and 3',
        'Move scene 3 to the start',
        'Put the chart before scene 2',
        'Start with scene 2',
        'Swap step 1 and step 2',
        'Move step 3 before step 1',
        'Put scene 3 between scene 1 and scene 2',
      ],
      de: ['Tausche Szene 2 und 3', 'Stelle Szene 3 an den Anfang', 'Tausche Schritt 1 und 2'],
      fr: ['Échange les scènes 2 et 3', "Échange l'étape 1 et l'étape 2"],
      es: ['Intercambia las escenas 2 y 3'],
      it: ['Scambia le scene 2 e 3'],
      pt: ['Troca as cenas 2 e 3'],
    },
  },
  {
    edit: 'piece',
    does: 'A list shown as numbered steps or cards; a chart, a ring or a row of figures as a list; a list with one figure a row as bars.',
    examples: {
      en: [
        'Show the chart as a list',
        'Turn the list into numbered steps',
        'The chart as a plain list instead of bars',
      ],
      de: ['Zeige das Diagramm als Liste'],
      fr: ['Montre le graphique comme liste'],
      es: ['Muestra el gráfico como lista'],
      it: ['Mostra il grafico come elenco'],
      pt: ['Mostra o gráfico como lista'],
    },
  },
  {
    edit: 'emphasis',
    does: 'Words of a headline marked, a bar of a chart, one figure of a row or one item of a list highlighted.',
    examples: {
      en: ['Emphasise "free"', 'Highlight "free"', 'Highlight step 2', 'Highlight "free" instead of "Zero config"'],
      de: ['Hebe „free“ hervor', 'Betone „free“'],
      fr: ['Souligne « free »'],
    },
  },
  {
    edit: 'pace',
    does: 'A step more energetic or a step calmer; lengths stay.',
    examples: {
      en: ['Make it punchier', 'Slow it down', 'A bit calmer', 'The film is too slow'],
      de: ['Mach es schneller', 'Etwas ruhiger bitte'],
      fr: ['Rends le film plus calme'],
      es: ['Haz el vídeo más tranquilo'],
      it: ['Rendi il video più calmo'],
      pt: ['Torna o vídeo mais calmo'],
    },
  },
  {
    edit: 'format',
    does: 'Portrait, landscape, square or a size in pixels, laid out anew; "for stories" keeps clear of their buttons.',
    examples: {
      en: ['Make it portrait', 'Square version', 'For Instagram stories', 'Resize to 1080x1350', 'Make it 4:3'],
      de: ['Hochformat bitte', 'Mach es quadratisch'],
      fr: ['Mets le film en format carré'],
      es: ['Pon el vídeo en vertical'],
      it: ['Rendi il video verticale'],
      pt: ['Põe o vídeo na vertical'],
    },
  },
  {
    edit: 'add',
    does: 'A scene with words, figures or a quotation that the prompt gives in full; before the closing unless said otherwise.',
    examples: {
      en: [
        'Add a scene saying "Free for a year"',
        'Add the quote "It just works." by Ada Osei after scene 2',
        'Add a scene: 412 clubs use it',
        'Add a step: Test the new build',
        'Add a scene after scene 2 that says "Free for a year" with "No card" below',
        'Insert a list titled "New" with two items: "Free", "Fast"',
        'Add a bar to the chart: "Mobile" with 16',
        'Add Mobile with 16 to the chart',
        'Add a line to the closing scene: "Free for a year"',
      ],
      de: ['Füge eine Szene mit dem Text „Ein Jahr frei“ hinzu'],
      fr: ['Ajoute une scène avec le texte « Un an offert »'],
      es: ['Añade una escena que diga «Un año gratis»'],
      it: ['Aggiungi una scena con il testo «Un anno gratis»'],
      pt: ['Adiciona uma cena com o texto «Um ano grátis»'],
    },
  },
  {
    edit: 'remove',
    does: 'A scene, a piece or an item of a list taken away; the film is shorter by its time, unless the requirement states a length.',
    examples: {
      en: [
        'Remove scene 2',
        'Drop the chart',
        'Delete the last scene',
        'Remove "Zero config"',
        'Remove the third row from both sides',
        'Take "Zero config" off the last screen',
      ],
      de: ['Entferne Szene 2', 'Lösche die letzte Szene'],
      fr: ['Supprime la scène 2'],
      es: ['Elimina la escena 2'],
      it: ['Rimuovi la scena 2'],
      pt: ['Remove a cena 2'],
    },
  },
  {
    edit: 'split',
    does: 'One scene told in two: a list by its items, a sentence at its strongest stop; or every item in a scene of its own.',
    examples: {
      en: ['Split scene 3', 'Give each statistic its own screen'],
      de: ['Teile Szene 3'],
      fr: ['Divise la scène 3'],
      es: ['Divide la escena 3'],
    },
  },
  {
    edit: 'merge',
    does: 'Two neighbouring scenes shown as one, side by side.',
    examples: {
      en: ['Merge scenes 2 and 3', 'Combine the first two scenes'],
      de: ['Fasse Szene 2 und 3 zusammen', 'Verbinde die ersten beiden Szenen'],
      fr: ['Fusionne les scènes 2 et 3', 'Fusionne les deux premières scènes'],
      es: ['Une las escenas 2 y 3'],
    },
  },
];
