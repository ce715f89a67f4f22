import { bridge, lighthouse, ship } from './figures-at-sea.ts';
import { balloon, bicycle, tent, train, tree } from './figures-near.ts';
import { castle, house, turbine, windmill } from './figures-on-hills.ts';
import type { Pen } from './pen.ts';
import type { PlaceOrder } from './places.ts';
import type { Subject } from './read-subject.ts';
import { rounded } from './scene.ts';

export interface Landmark {
  words: RegExp;
  /** Where it stands if the prompt names no place. */
  place: Exclude<Subject, 'abstract' | 'space'>;
  /** Height as a share of the picture's shorter side, and how high its foot stands as a share of its height. */
  tall: number;
  foot: number;
  draw(pen: Pen): string;
}

const words = (source: string) => new RegExp(`(?<![\\p{L}])(?:${source})`, 'iu');

/** Things that stand in a place, near the viewer, with the words that ask for them. */
const landmarks: readonly Landmark[] = [
  {
    words: words('light\\s?house|leuchtturm|phare|faro|farol'),
    place: 'sea',
    tall: 0.58,
    foot: 0.72,
    draw: lighthouse,
  },
  {
    words: words('wind\\s?(?:turbine|power|farm|energy)|windr(?:a|ä)d|éolienne|aerogenerador'),
    place: 'hills',
    tall: 0.6,
    foot: 0.74,
    draw: turbine,
  },
  { words: words('windmill|windmühle|moulin|molino|moinho'), place: 'hills', tall: 0.5, foot: 0.76, draw: windmill },
  {
    words: words('(?:hot[\\s-]?air\\s)?balloon|heißluftballon|montgolfière|globo'),
    place: 'hills',
    tall: 0.36,
    foot: 0.42,
    draw: balloon,
  },
  {
    words: words('tents?(?![\\p{L}])|camp|zelt|tente|tienda\\sde\\scampaña|tenda'),
    place: 'mountains',
    tall: 0.22,
    foot: 0.88,
    draw: tent,
  },
  {
    words: words('castle|fortress|burg(?![\\p{L}])|schloss|château|castillo|castello'),
    place: 'hills',
    tall: 0.44,
    foot: 0.72,
    draw: castle,
  },
  { words: words('bridge|brücke|pont(?![\\p{L}])|puente|ponte'), place: 'sea', tall: 0.42, foot: 0.74, draw: bridge },
  {
    words: words('ferry|ferries|ship(?![\\p{L}])|cruise|schiff|fähre|navire|barco|nave'),
    place: 'sea',
    tall: 0.2,
    foot: 0.72,
    draw: ship,
  },
  {
    words: words('house|home|cabin|cottage|hut|farm|inn(?![\\p{L}])|haus|hütte|maison|casa|bauernhof'),
    place: 'hills',
    tall: 0.3,
    foot: 0.84,
    draw: house,
  },
  {
    words: words('bicycle|bikes?(?![\\p{L}])|fahrrad|vélo|bicicleta|bicicletta'),
    place: 'hills',
    tall: 0.3,
    foot: 0.95,
    draw: bicycle,
  },
  {
    words: words('trains?(?![\\p{L}])|railway|zug(?![\\p{L}])|bahn|tren(?![\\p{L}])|treno'),
    place: 'hills',
    tall: 0.15,
    foot: 0.84,
    draw: train,
  },
  {
    words: words('oak|trees?(?![\\p{L}])|baum|arbre|árbol|albero|árvore'),
    place: 'hills',
    tall: 0.46,
    foot: 0.88,
    draw: tree,
  },
];

/** What a prompt wants to see in its place, in its order; at most two things. */
export const landmarksIn = (prompt: string): Landmark[] =>
  landmarks
    .map((landmark) => ({ landmark, at: prompt.search(landmark.words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at)
    .slice(0, 2)
    .map(({ landmark }) => landmark);

/** The thing as a drawing at `x` across the picture; what belongs on land stands on an island in the sea. */
export function drawLandmark({ tall, foot, place, draw }: Landmark, order: PlaceOrder, x: number): string {
  const size = Math.min(order.width, order.height) * tall;
  const base = order.height * foot;
  const isAfloat = place === 'sea' || order.subject !== 'sea' || foot < 0.6;
  const { palette } = order;
  const island = `<ellipse cx="${rounded(x)}" cy="${rounded(base + size * 0.16)}" rx="${rounded(Math.max(size, order.height * 0.2) * 1.25)}" ry="${rounded(size * 0.24 + order.height * 0.02)}" fill="${palette.ground(0.95)}"/>`;
  return (isAfloat ? '' : island) + draw({ palette, size, at: (dx, dy) => [x + dx * size, base - dy * size] });
}
