import { hash } from '../../directing/hash.ts';
import { hexOf, lchOf } from '../../directing/ramp.ts';
import { type Layer, rounded } from './scene.ts';
import type { ShapeOrder } from './shapes.ts';

/** Signs of lines on a field of 24 by 24, with the words that ask for them. */
const signs: readonly [RegExp, string][] = [
  [
    /rocket|launch|start-?up|rakete|lanzamiento/iu,
    'M12 2c3 2.500 4.500 6 4.500 10l-2 3h-5l-2-3C7.500 8 9 4.500 12 2zM12 8.500a1.600 1.600 0 1 0 .01 0M9.500 17.500L8 22l4-2 4 2-1.500-4.500M7.500 11L4 15v3l4-2M16.500 11l3.500 4v3l-4-2',
  ],
  [
    /chart|growth|data|report|analy|sales|revenue|wachstum|ventas|croissance/iu,
    'M3 21h18M6 21v-6M11 21V10M16 21V5M4 9l5-4 4 2 7-5M16 2h4v4',
  ],
  [/time|clock|fast|deadline|hour|minute|uhr|zeit|tiempo|temps/iu, 'M12 3a9 9 0 1 0 .01 0M12 7v5l3.500 2.500'],
  [
    /secur|safe|shield|protect|privacy|sicher|segur|sécur/iu,
    'M12 2.500l8 3v6c0 5-3.500 8.500-8 10-4.500-1.500-8-5-8-10v-6zM8.500 12l2.500 2.500 4.500-5',
  ],
  [
    /heart|love|health|care|herz|amor|santé|salud/iu,
    'M12 20.500C6 16 3 12.500 3 8.800A4.800 4.800 0 0 1 12 6.500a4.800 4.800 0 0 1 9 2.300c0 3.700-3 7.200-9 11.700z',
  ],
  [
    /leaf|green|eco|nature|plant|climate|blatt|umwelt|nature|verde/iu,
    'M5 20C4 10 9 4 20 4c.500 11-5 16.500-13 15M5 20C8 15 11 12 15 9.500',
  ],
  [
    /cloud|server|hosting|wolke|nube|nuage/iu,
    'M7 19a4.500 4.500 0 0 1-.500-9 6 6 0 0 1 11.500 1.500A3.800 3.800 0 0 1 17.500 19z',
  ],
  [/energy|power|electric|bolt|lightning|strom|energie|energía/iu, 'M13.500 2L5 13.500h6L10.500 22 19 10.500h-6z'],
  [/chat|message|talk|support|communit|nachricht|mensaje/iu, 'M4 4h16v12h-8l-5 4v-4H4zM8 8.500h8M8 12h5'],
  [
    /shop|cart|store|buy|commerce|kauf|tienda|achat/iu,
    'M2 3h3l3 12h10l3-9H6.500M9 19.500a1.200 1.200 0 1 0 .01 0M17 19.500a1.200 1.200 0 1 0 .01 0',
  ],
  [
    /globe|world|global|travel|web|welt|mundo|monde|reise/iu,
    'M12 3a9 9 0 1 0 .01 0M3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  ],
  [
    /team|people|user|customer|employee|person|leute|equipo|équipe/iu,
    'M9 4a3.500 3.500 0 1 0 .01 0M2.500 20c0-4 2.500-6.500 6.500-6.500s6.500 2.500 6.500 6.500M16 4.500a3.500 3.500 0 0 1 0 6.500M18 14c2.500.800 3.500 3 3.500 6',
  ],
  [
    /music|sound|audio|song|musik|música|musique/iu,
    'M9 18V5l11-2v13M6.500 15.500a2.500 2.500 0 1 0 .01 0M17.500 13.500a2.500 2.500 0 1 0 .01 0',
  ],
  [/photo|camera|picture|image|foto|bild/iu, 'M3 7h4l2-3h6l2 3h4v13H3zM12 9a4 4 0 1 0 .01 0'],
  [/mail|email|letter|newsletter|post|brief|correo/iu, 'M3 5h18v14H3zM3 6l9 7 9-7'],
  [/code|software|app|develop|program|tech|entwick/iu, 'M8 6l-6 6 6 6M16 6l6 6-6 6M14 3l-4 18'],
  [
    /idea|light|creativ|innovat|idee|idée/iu,
    'M9 18h6M10 21h4M12 3a6.500 6.500 0 0 0-4 11.500c.700.700 1 1.500 1 3.500h6c0-2 .300-2.800 1-3.500A6.500 6.500 0 0 0 12 3z',
  ],
  [
    /star|quality|best|award|premium|stern|estrella/iu,
    'M12 2.500l3 6.300 6.800.900-5 4.700 1.300 6.800L12 17.800l-6.100 3.400 1.300-6.800-5-4.700 6.800-.900z',
  ],
];

/** Signs for what the prompt names, each on a tile of the brand, in a grid; a prompt without any gets six of them. */
export function iconLayers(prompt: string, { width, height, colours, seed }: ShapeOrder): Layer[] {
  const named = signs.filter(([words]) => words.test(prompt)).map(([, path]) => path);
  const first = hash('icons', seed) % signs.length;
  const chosen =
    named.length > 0
      ? named
      : [0, 1, 2, 3, 4, 5].map((index) => (signs[(first + index * 5) % signs.length] as (typeof signs)[number])[1]);
  const { l, c, h } = lchOf(colours.brand);
  const ground = hexOf({ l: 0.96, c: Math.min(0.02, c * 0.1), h });
  const rows = Math.max(1, Math.round(Math.sqrt((chosen.length * height) / width)));
  const columns = Math.ceil(chosen.length / rows);
  const cell = Math.min((width * 0.86) / columns, (height * 0.8) / rows);
  const [left, top] = [(width - cell * columns) / 2, (height - cell * rows) / 2];
  const fills = [colours.brand, hexOf({ l: Math.max(0.22, l - 0.2), c, h }), colours.accent];
  const tiles = chosen.map((path, index): Layer => {
    const isLast = index >= columns * (rows - 1);
    const shift = isLast ? ((columns * rows - chosen.length) * cell) / 2 : 0;
    const [x, y] = [left + shift + (index % columns) * cell, top + Math.floor(index / columns) * cell];
    const [size, pad] = [cell * 0.8, cell * 0.1];
    const fill = fills[index % fills.length] as string;
    const ink = lchOf(fill).l > 0.72 ? '#16181d' : '#ffffff';
    return {
      depth: 0.6,
      body: `<rect x="${rounded(x + pad)}" y="${rounded(y + pad)}" width="${rounded(size)}" height="${rounded(size)}" rx="${rounded(size * 0.22)}" fill="${fill}"/><g transform="translate(${rounded(x + pad + size * 0.23)} ${rounded(y + pad + size * 0.23)}) scale(${rounded((size * 0.54 * 100) / 24) / 100})"><path d="${path}" fill="none" stroke="${ink}" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"/></g>`,
    };
  });
  return [
    {
      depth: 0,
      body: `<rect x="${-width}" y="${-height}" width="${3 * width}" height="${3 * height}" fill="${ground}"/>`,
    },
    ...tiles,
  ];
}
