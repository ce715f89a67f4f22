/** What the pieces of the kit set in their boxes, as far as a wish for another size has to know it. */
import type { Json } from '../casting/shot.ts';
import { itemsOf, titleOf } from './items.ts';
import type { CodeElement } from './scene-code.ts';
import type { RoomRequest, Setting } from './text-room.ts';

export interface Room {
  width: number;
  height: number;
}

/** Pieces with texts, whose room nobody guesses: the stage sets them as large as their rows and cards allow. */
const rows = [
  ...['Steps', 'Timeline', 'CardGrid', 'Card', 'Compare', 'Scorecard', 'Change', 'Chat', 'Formula', 'WordSwap'],
  ...['Pictogram', 'Bars', 'Line', 'Donut', 'Rating', 'Ticket', 'Chips', 'LowerThird'],
];
const single = [
  'Headline',
  'Typeline',
  'Marker',
  'Kinetic',
  'Quote',
  'Body',
  'Kicker',
  'LogoReveal',
  'EndCard',
  'CallToAction',
];
const figured = ['Counter', 'KpiRail', 'Delta', 'Meter'];

/** Whether a piece sets words or figures whose size can be asked for. */
export const setsText = ({ piece }: CodeElement): boolean =>
  rows.includes(piece) || single.includes(piece) || figured.includes(piece) || piece === 'ListBuild';

/** Whether the texts of a piece are all as large as the one with the least room. */
export const sharesSize = ({ piece }: CodeElement): boolean => piece === 'ListBuild' || piece === 'KpiRail';

/** The texts that decide how large a piece is set; none where nobody can guess. */
export function textsOfPiece(element: CodeElement, room: Room, setting: Setting): RoomRequest[] {
  const { piece, props } = element;
  if (single.includes(piece)) return singleTexts(element, room);
  if (figured.includes(piece)) return figures(element, room);
  const items = piece === 'ListBuild' ? (itemsOf(element)?.values ?? []).map(titleOf) : [];
  const height = (room.height - (props.title === undefined ? 0 : 0.25 * room.height)) / Math.max(1, items.length);
  const row = Math.min(height, (setting.format === 'landscape' ? 210 : 260) * setting.u) * 0.82;
  const role = items.length <= 5 ? 'headline' : 'title';
  // What shares one size is as large as its longest row allows.
  return items.map((text) => ({ text, role, voice: 'text', width: room.width * 0.92, height: row }));
}

const stringOf = (value: Json | undefined) =>
  typeof value === 'string' || typeof value === 'number' ? `${value}` : '';

function singleTexts({ piece, props }: CodeElement, { width, height }: Room): RoomRequest[] {
  const text = stringOf(props.text);
  const isShort = text.split(/\s+/u).length <= 8 && text.length <= 46;
  switch (piece) {
    case 'Kinetic':
      return (Array.isArray(props.lines) ? props.lines : []).map((line) => ({
        ...{ text: stringOf(line), role: 'display', voice: 'display', width, height },
      }));
    case 'Quote':
      return [
        {
          ...{ text, role: text.length <= 34 ? 'display' : 'headline', voice: 'display', width },
          height: height * (props.who === undefined ? 0.78 : 0.56),
        },
      ];
    case 'Marker':
      return [{ text, role: text.length <= 40 ? 'headline' : 'title', voice: 'display', width, height }];
    case 'Body':
      return [{ text, role: text.length <= 60 ? 'title' : 'body', voice: 'text', width, height }];
    case 'Kicker':
      return [{ text, role: 'body', voice: 'text', width: width * 0.9, height, lines: 2 }];
    case 'CallToAction':
      return askings(props, width, height);
    case 'LogoReveal':
    case 'EndCard':
      return [nameOf(stringOf(props.name), piece, width, height)];
    default: {
      const role = props.size === 'display' || props.size === 'headline' || props.size === 'title' ? props.size : null;
      return [{ text, role: role ?? (isShort ? 'display' : 'headline'), voice: 'display', width, height }];
    }
  }
}

/** A name, a button and an address share the height. */
function askings(props: Record<string, Json>, width: number, height: number): RoomRequest[] {
  const [name, action, address] = [props.name, props.action, props.address].map(stringOf) as [string, string, string];
  const shares = { name: name && 0.34, action: action && 0.42, address: address && 0.24 };
  const sum = Object.values(shares).reduce<number>((all, share) => all + Number(share), 0);
  const room = (share: number | '') => (0.85 * height * Number(share)) / sum;
  const texts: RoomRequest[] = [
    { text: name, role: action ? 'headline' : 'display', voice: 'display', width, height: room(shares.name), lines: 2 },
    {
      ...{ text: action, role: name ? 'title' : 'headline', voice: 'text', lines: 2 },
      ...{ width: width * 0.84, height: room(shares.action) * 0.45 },
    },
    {
      ...{ text: address, role: name ? 'title' : action ? 'headline' : 'display', voice: 'text' },
      ...{ width, height: room(shares.address), lines: address.includes(' ') ? 2 : 1 },
    },
  ];
  return texts.filter(({ text }) => text !== '');
}

/** A name beside its mark where it is short and the box is wide, else under it. */
function nameOf(text: string, piece: string, width: number, height: number): RoomRequest {
  const isBeside = text.length <= 14 && width > height;
  const part = piece === 'EndCard' ? 0.42 * height : height;
  return {
    ...{ text, role: 'display', voice: 'display', lines: 2 },
    width: isBeside ? width * 0.72 : width,
    height: isBeside ? part : part * 0.46,
  };
}

function figures({ piece, props }: CodeElement, { width, height }: Room): RoomRequest[] {
  const spelt = (row: Record<string, Json>) =>
    `${stringOf(row.prefix)}${stringOf(row.value ?? row.after)}${stringOf(row.suffix)}`;
  const own = { role: 'figure', voice: 'display' } as const;
  if (piece === 'KpiRail') {
    const items = (Array.isArray(props.items) ? props.items : []) as Record<string, Json>[];
    const isWide = width > height * 1.3;
    const room = isWide ? { width: width / items.length - 40 } : { width, height: (height / items.length) * 0.56 };
    return items.map((item) => ({ ...own, text: spelt(item), height: height * 0.6, ...room, most: 300 }));
  }
  const isRing = piece === 'Counter' && props.text === undefined && /^%/u.test(stringOf(props.suffix).trim());
  const side = Math.min(height, width * 0.52);
  if (isRing) return [{ ...own, text: spelt(props), width: side * 0.68, height: side * 0.41, most: 420 }];
  const most = piece === 'Counter' ? (props.text === undefined ? 525 : 462) : 420;
  const share = piece === 'Delta' ? 0.34 : piece === 'Meter' ? 0.5 : 0.55;
  return [{ ...own, text: spelt(props), width, height: height * share, most }];
}
