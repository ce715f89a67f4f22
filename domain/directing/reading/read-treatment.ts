import type { Theme } from '../../../contract/theme.ts';

/** What a treatment asks of the looks and the grammar of a film; null where it leaves an axis open. */
export interface Treatment {
  density: 'sparse' | 'rich' | null;
  layout: 'left' | 'centre' | null;
  motif: Theme['motif'] | null;
  texture: Theme['texture'] | null;
  signature: Theme['signature'] | null;
  transition: Theme['transition'] | null;
  camera: Theme['camera'] | null;
  emphasis: Theme['emphasis'] | null;
  pairing: Theme['pairing'] | null;
  shadow: Theme['shadow'] | null;
}

type Row<Value> = readonly [RegExp, Value];

const word = (source: string) => new RegExp(`(?<![\\p{L}])(?:${source})(?![\\p{L}])`, 'giu');

const densities: Row<'sparse' | 'rich'>[] = [
  [
    word(
      'minimal\\p{L}*|sparse|spare|austere|white ?space|negative space|uncluttered|clean and empty|one idea at a time|less is more|nothing but type|type only|reduziert|karg|schlicht|viel Weißraum|nur Typografie|épuré\\p{L}*|dépouillé\\p{L}*|minimaliste|minimalista|sobrio|despejado|essenziale|scarno|despojado',
    ),
    'sparse',
  ],
  [
    word(
      'rich(?:ly)?|dense|lush|layered|maximal\\p{L}*|busy|ornate|decorat\\p{L}*|üppig|dicht|verspielt|foisonnant|riche|recargado|denso|rico|ricco',
    ),
    'rich',
  ],
];
const layouts: Row<'left' | 'centre'>[] = [
  [
    word(
      'cent(?:re|er)(?:ed)?|symmetr\\p{L}*|zentriert|mittig|symmetrisch|centré\\p{L}*|centrado|simétric\\p{L}*|centrato|simmetric\\p{L}*',
    ),
    'centre',
  ],
  [
    word(
      'left[- ]aligned|flush left|asymmetr\\p{L}*|off[- ]cent(?:re|er)|linksbündig|asymmetrisch|aligné à gauche|asymétri\\p{L}*|alineado a la izquierda|asimétric\\p{L}*|allineato a sinistra',
    ),
    'left',
  ],
];
const motifs: Row<Theme['motif']>[] = [
  [
    word(
      'circles?|circular|rounds?|dots?|bubbles?|planets?|orbits?|moons?|pebbles?|ripples?|coins?|kreise?|punkte|planeten|cercles?|bulles?|círculos?|cerchi|bolhas',
    ),
    'circle',
  ],
  [
    word(
      'arcs?|arch(?:es)?|waves?|rainbows?|bridges?|sunrise|horizons?|rivers?|sails?|bögen|bogen|wellen?|welle|fluss|brücken?|vagues?|arche|rivière|olas?|onde|onda|río|arco\\p{L}*|rio',
    ),
    'arc',
  ],
  [
    word(
      'bars?|stripes?|grids?|skylines?|buildings?|architect\\p{L}*|columns?|pianos?|ladders?|blueprints?|streifen|säulen|raster|architektur|rayures|barres|rayas|barras|strisce|listras',
    ),
    'bar',
  ],
  [
    word(
      'organic|cells?|clay|clouds?|liquid|water|leaf|leaves|stones?|dough|blobs?|organisch|ton|wolken?|wasser|blätter|organique|nuages?|eau|orgánic\\p{L}*|nubes?|agua|organic\\p{L}*|nuvole?|água',
    ),
    'blob',
  ],
];
const textures: Row<Theme['texture']>[] = [
  [word('paper|letterpress|notebook|zeitung|papier|papel|carta'), 'paper'],
  [word('grain(?:y)?|film stock|16 ?mm|super ?8|körnung|korn|pellicule|grano'), 'grain'],
  [
    word('halftone|newsprint|comic|risograph|riso|screen ?print|siebdruck|rasterpunkte|sérigraphie|serigraf\\p{L}*'),
    'halftone',
  ],
  [word('blueprint|graph paper|grid|technical drawing|millimeterpapier|raster|quadrillage|cuadrícula|griglia'), 'grid'],
  [word('scan ?lines?|crt|vhs|terminal glow'), 'scan'],
  [
    word(
      'particles?|stars?|dust|constellations?|swarm|partikel|sterne|staub|schwarm|particules|étoiles|partículas|estrellas|particelle|stelle|estrelas',
    ),
    'particles',
  ],
  [word('vignette|spotlit|noir'), 'vignette'],
  [word('ruled|rules|index cards?|ledger|liniert|lignes'), 'rules'],
  [word('confetti|shapes|cut-?outs?|konfetti|formen|confettis?|formes|figuras'), 'shapes'],
];
const signatures: Row<Theme['signature']>[] = [
  [word('slams?|smash(?:es)?|stamps?|hits? hard|knallt|stempel|tampon'), 'slam'],
  [word('bounc\\p{L}*|pops?|rubber|springy|hüpf\\p{L}*|rebond\\p{L}*|rebot\\p{L}*|rimbalz\\p{L}*'), 'pop'],
  [
    word('float\\p{L}*|drift\\p{L}*|hover\\p{L}*|feather\\p{L}*|schweb\\p{L}*|flott\\p{L}*|flot\\p{L}*|fluttu\\p{L}*'),
    'float',
  ],
  [word('stop[- ]motion|flip-?book|step by frame|daumenkino|image par image'), 'step'],
  [word('unveil\\p{L}*|unmask\\p{L}*|curtains?|masked|vorhang|rideaux?|telón|sipario|cortina'), 'unmask'],
  [word('assembl\\p{L}*|blocks?|lego|jigsaw|puzzle|mosaic|origami|bausteine?|mosaik|mosaïque|mosaico'), 'assemble'],
  [word('focus pulls?|out of the dark|fog|mist|fade from black|nebel|brume|niebla|nebbia'), 'emerge'],
  [
    word(
      'slid(?:e|es|ing)|rails?|mechanical|precise moves?|machine\\p{L}*|gleit\\p{L}*|schiene\\p{L}*|glisse\\p{L}*|desliza\\p{L}*|scorr\\p{L}*',
    ),
    'machined',
  ],
];
const transitions: Row<Theme['transition']>[] = [
  [word('hard cuts?|jump cuts?|straight cuts?|harte schnitte?|coupes? franches?|cortes? secos?|stacchi netti'), 'cut'],
  [word('zoom\\p{L}*|dolly'), 'zoom'],
  [word('push(?:es)?|swipes?|carousel|schiebe\\p{L}*'), 'push'],
  [word('wipes?|shape wipes?|wisch\\p{L}*|volets?'), 'shape'],
  [
    word(
      'seamless\\p{L}*|one take|continuous|unbroken|match cuts?|nahtlos|ohne schnitt|plan[- ]séquence|sin cortes|senza stacchi',
    ),
    'shared',
  ],
];
const cameras: Row<Theme['camera']>[] = [
  [word('still camera|locked[- ]off|static (?:camera|frame)|tripod|stehende kamera|caméra fixe|cámara fija'), 'still'],
  [word('push[- ]in|slow push|dolly in|kamerafahrt|travelling avant'), 'push'],
  [word('pan(?:s|ning)?|schwenk\\p{L}*|panoramique|paneo'), 'pan'],
  [word('pull[- ]?(?:back|out)|zoom out|travelling arrière'), 'pull'],
];
const emphases: Row<Theme['emphasis']>[] = [
  [word('highlighter|marker pen|textmarker|surligneur|resaltador|evidenziatore'), 'high'],
  [word('underlin\\p{L}*|unterstrich\\p{L}*|souligné\\p{L}*|subrayad\\p{L}*|sottolineat\\p{L}*'), 'under'],
  [word('circled|hand[- ]circled|eingekreist|entouré\\p{L}*|rodead\\p{L}*|cerchiat\\p{L}*'), 'circle'],
];
const pairings: Row<Theme['pairing']>[] = [
  [word('manrope'), 'neutral'],
  [word('geologica|ibm plex|plex sans'), 'precise'],
  [word('sofia sans|condensed|schmallaufend\\p{L}*|étroite?|condensada'), 'bold'],
  [word('commissioner|poster type|plakat\\p{L}*'), 'poster'],
  [word('noto serif|didone|bodoni|fashion serif|editorial(?: serif)?'), 'editorial'],
  [word('source serif|literary'), 'literary'],
  [word('garamond|old ?style|book(?:ish)? (?:type|serif)'), 'classic'],
  [word('nunito'), 'warm'],
  [word('fredoka|comfortaa|bubbly type'), 'playful'],
  [word('tektur'), 'techno'],
  [
    word('shantell|handwrit\\p{L}*|hand[- ]?drawn type|handschrift\\p{L}*|manuscrite?|manuscrita|scritt[ao] a mano'),
    'handmade',
  ],
];
const shadows: Row<Theme['shadow']>[] = [
  [word('no shadows?|flat|ohne schatten|sans ombres?|sin sombras?|senza ombre|sem sombras'), 'none'],
  [word('hard shadows?|drop shadows?|harte schatten'), 'hard'],
];

const negation =
  /(?<![\p{L}])(?:no|not|never|without|avoid|don[’']t|kein\p{L}*|nicht|nie|ohne|vermeide\p{L}*|pas de|sans|jamais|éviter?|sin|no|nunca|evita\p{L}*|senza|non|mai|sem|não)\s+(?:\p{L}+\s+){0,2}["“„«'‘]?$/iu;

/** Reads the axes that a treatment names; the first row of an axis that is asked for and not refused wins. */
export function readTreatment(text: string): Treatment {
  return {
    density: wished(text, densities),
    layout: wished(text, layouts),
    motif: wished(text, motifs),
    texture: wished(text, textures),
    signature: wished(text, signatures),
    transition: wished(text, transitions),
    camera: wished(text, cameras),
    emphasis: wished(text, emphases),
    pairing: wished(text, pairings),
    shadow: wished(text, shadows),
  };
}

/** What it will not have: "no bouncing, no zooms". */
export function readRefused(text: string): ReadonlySet<string> {
  const rows = [...signatures, ...transitions, ...textures, ...motifs, ...cameras, ...emphases];
  return new Set(
    rows.filter(([source]) => hits(text, source).some(({ isRefused }) => isRefused)).map(([, value]) => value),
  );
}

function wished<Value>(text: string, rows: readonly Row<Value>[]): Value | null {
  const found = rows.flatMap(([source, value]) => {
    const first = hits(text, source).find(({ isRefused }) => !isRefused);
    return first === undefined ? [] : [{ value, at: first.at }];
  });
  return found.length === 0 ? null : found.reduce((a, b) => (b.at < a.at ? b : a)).value;
}

const hits = (text: string, source: RegExp) =>
  [...text.matchAll(source)].map((match) => ({
    at: match.index,
    // "no shadows" is a wish of its own.
    isRefused: isRefused(text, match.index),
  }));

/** Whether what stands at `at` is refused by the words right before it. */
export const isRefused = (text: string, at: number) => negation.test(clauseBefore(text, at));

const clauseBefore = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 40), at)
    .split(/[.;:,!?\n]/u)
    .at(-1) ?? '';
