import { kitModule } from '../../contract/kit.ts';
import type { Json } from './casting/shot.ts';
import type { DirectedScene, TimedShot } from './film.ts';

/** A planned scene as readable TSX. Every string is a JSON literal in braces, so no word of a brief can become code. */
export function writeScene(scene: Pick<DirectedScene, 'name' | 'stations' | 'stageFrom' | 'shots'>): string {
  const isStaged = scene.stations !== null;
  const shown = scene.shots.map(({ piece }) => piece);
  const hasPicture = scene.shots.some(({ props }) => Object.values(props).some(isPicture));
  const pieces = [...new Set([...(isStaged ? ['Stage'] : []), ...shown, ...(hasPicture ? ['asset'] : [])])].sort();
  const children = scene.shots.map((shot) => element(shot, isStaged ? 3 : scene.shots.length > 1 ? 3 : 2));
  const body = isStaged ? staged(scene, children) : grouped(children);
  return `import { ${pieces.join(', ')} } from '${kitModule}';\n\nexport default function ${componentName(scene.name)}() {\n  return (\n${body}\n  );\n}\n`;
}

const pad = (depth: number) => '  '.repeat(depth);

function staged({ stations, stageFrom }: Pick<DirectedScene, 'stations' | 'stageFrom'>, children: string[]): string {
  const list = (stations ?? []).map(({ at, zone }) => `{ at: ${at}, zone: ${literal(zone)} }`).join(', ');
  const from = stageFrom === undefined ? '' : ` from={${stageFrom}}`;
  return `${pad(2)}<Stage${from} stations={[${list}]}>\n${children.join('\n')}\n${pad(2)}</Stage>`;
}

const grouped = (children: string[]) =>
  children.length === 1 ? (children[0] ?? '') : `${pad(2)}<>\n${children.join('\n')}\n${pad(2)}</>`;

function element({ piece, props }: TimedShot, depth: number): string {
  const attributes = Object.entries(props).map(
    ([name, value]) => `${name}={${value === true ? 'true' : expression(value, depth + 1)}}`,
  );
  const line = `${pad(depth)}<${piece}${attributes.map((one) => ` ${one}`).join('')} />`;
  if (line.length <= 110 && !line.includes('\n')) return line;
  return `${pad(depth)}<${piece}\n${attributes.map((one) => `${pad(depth + 1)}${one}`).join('\n')}\n${pad(depth)}/>`;
}

const isPicture = (value: Json): value is { asset: string } =>
  value !== null && typeof value === 'object' && !Array.isArray(value) && typeof value.asset === 'string';

function expression(value: Json, depth: number): string {
  if (isPicture(value)) return `asset(${literal(value.asset)})`;
  if (Array.isArray(value)) {
    const parts = value.map((one) => expression(one, depth + 1));
    const line = `[${parts.join(', ')}]`;
    return line.length <= 80
      ? line
      : `[\n${parts.map((part) => `${pad(depth + 1)}${part},`).join('\n')}\n${pad(depth)}]`;
  }
  if (value !== null && typeof value === 'object') {
    return `{ ${Object.entries(value)
      .map(([name, one]) => `${name}: ${expression(one, depth + 1)}`)
      .join(', ')} }`;
  }
  return literal(value);
}

/** JSON, with `</` broken up: no reader of the code can take it for the end of a script. */
const literal = (value: Json) =>
  JSON.stringify(value)
    .replace(/<\//g, '<\\/')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/** Ends on Scene, so that it never hides a kit piece of the same name. */
function componentName(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[^A-Za-z0-9]+(.)?/g, (_, next: string | undefined) => (next ?? '').toUpperCase());
  return /^[A-Za-z]/.test(plain) ? `${plain.charAt(0).toUpperCase()}${plain.slice(1)}Scene` : `Scene${plain}`;
}
