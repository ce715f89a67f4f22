/** Outline of a ticket: two halves with round bites where they tear. */
import type { CSSProperties } from 'react';

export interface TicketShape {
  width: number;
  height: number;
  /** Where the stub begins, along the ticket's long side. */
  cut: number;
  upright: boolean;
  notch: number;
}

type Half = 'body' | 'stub';

/** Place of one half of the ticket in the whole. */
export function half({ width, height, cut, upright }: TicketShape, which: Half, rtl: boolean): CSSProperties {
  const body = which === 'body';
  if (upright)
    return {
      position: 'absolute',
      left: 0,
      width,
      top: body ? 0 : height * cut,
      height: height * (body ? cut : 1 - cut),
    };
  const side = rtl ? 'right' : 'left';
  return {
    position: 'absolute',
    top: 0,
    height,
    [side]: body ? 0 : width * cut,
    width: width * (body ? cut : 1 - cut),
  };
}

/** Round bites out of the two corners at the tear line. */
export function maskOf({ upright, notch }: TicketShape, which: Half, rtl: boolean, radius: number): CSSProperties {
  if (notch === 0) return { borderRadius: radius };
  const tear = upright ? (which === 'body' ? 'bottom' : 'top') : (which === 'body') !== rtl ? 'right' : 'left';
  const corners = upright ? [`left ${tear}`, `right ${tear}`] : [`${tear} top`, `${tear} bottom`];
  const halves = upright ? ['left', 'right'] : ['top', 'bottom'];
  const bite = (corner: string) => `radial-gradient(circle ${notch}px at ${corner}, transparent 98%, #000 100%)`;
  const rounded = roundedCorners(tear, radius);
  return {
    borderRadius: rounded,
    maskImage: corners.map(bite).join(', '),
    maskSize: upright ? '51% 100%' : '100% 51%',
    maskPosition: halves.join(', '),
    maskRepeat: 'no-repeat',
  };
}

function roundedCorners(tear: string, radius: number): string {
  const r = `${radius}px`;
  const corners = { bottom: [r, r, 0, 0], top: [0, 0, r, r], right: [r, 0, 0, r], left: [0, r, r, 0] }[tear] ?? [
    r,
    r,
    r,
    r,
  ];
  return corners.join(' ');
}
