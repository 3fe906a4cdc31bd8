import type { ElementType, Key } from 'react';
import { jsx } from 'react/jsx-runtime';
import { standInFor } from './standIn';

export { Fragment } from 'react/jsx-runtime';

/** Makes the elements of a section's own sources, with the React of the shell, which may have no `jsxDEV`. */
export function jsxDEV(type: unknown, props: object, key?: Key) {
  return jsx(standInFor(type) as ElementType, props, key);
}
