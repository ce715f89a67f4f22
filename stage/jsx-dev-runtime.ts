/** The jsx runtime that compiled scenes import: React's own, and the source line of every element beside it. */
import type { ElementType, ReactElement } from 'react';
import { Fragment, jsx } from 'react/jsx-runtime';
import { recordPlace } from './source-line.ts';

interface Source {
  lineNumber?: number;
  columnNumber?: number;
}

export { Fragment };

export function jsxDEV(
  type: ElementType,
  props: Record<string, unknown>,
  key?: string,
  _isStatic?: boolean,
  source?: Source,
): ReactElement {
  const element = jsx(type, props, key);
  if (source?.lineNumber !== undefined) {
    recordPlace(element.props as object, { line: source.lineNumber, column: source.columnNumber });
  }
  return element;
}
