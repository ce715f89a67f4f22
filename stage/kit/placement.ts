import type { CSSProperties } from 'react';
import type { Film } from './film.tsx';
import type { ZoneProp } from './layout.ts';

interface Placement {
  align: 'start' | 'center';
  style: CSSProperties;
}

/** How content stands in a zone: from the reading edge, centred only where the zone itself is a centre. */
export function placement(zone: ZoneProp, film: Film, align?: 'start' | 'center'): Placement {
  const across = align ?? (zone === 'close' ? 'center' : 'start');
  const upright = zone === 'head' ? 'flex-start' : zone === 'low' ? 'flex-end' : 'center';
  return {
    align: across,
    style: {
      display: 'flex',
      flexDirection: 'column',
      direction: film.rtl ? 'rtl' : 'ltr',
      alignItems: across === 'center' ? 'center' : 'flex-start',
      justifyContent: upright,
    },
  };
}
