import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { icons } from './icons.ts';
import { toPath } from './toPath.ts';

/** @returns what each icon of the list draws, by its name */
export function drawIcons(): Record<string, string> {
  return Object.fromEntries(Object.entries(icons).map(([name, icon]) => [name, toPath(renderToStaticMarkup(createElement(icon)))]));
}
