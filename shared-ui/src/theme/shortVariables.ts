import type { StyleSheetManager } from 'styled-components';
import type { ComponentProps } from 'react';
import { changingNames, constants } from './cssVariables';

type Plugin = NonNullable<ComponentProps<typeof StyleSheetManager>['stylisPlugins']>[number];

/** Decimal digits: neighbours in the list of declarations are neighbours as numbers, which packs to next to nothing. */
const numbers = new Map(changingNames.map((name, number) => [name, String(number)]));

/**
 * @param css declarations as they are written
 * @returns the same with `var(--ui-s-16)` as `16px`, and with numbers in place of the names of what a theme or a width changes
 */
export function shortVariables(css: string): string {
  return css
    .replace(/var\(--ui-([\w-]+)\)/g, (all, name: string) => constants[name] ?? all)
    .replace(/--ui-([\w-]+)/g, (all, name: string) => (numbers.has(name) ? `--${numbers.get(name)!}` : all));
}

/**
 * Plugin of the styles of a page. Each page carries the variables with their names, and their uses; a fortieth of what it weighs was
 * names that nobody reads.
 */
export const { shortenVariables } = {
  // The name of a plugin is part of each class, in the browser as on the server: a method keeps it where code is made smaller.
  shortenVariables(element: Parameters<Plugin>[0]) {
    if (element.type !== 'decl') return;
    const isConstant = element.value.startsWith('--ui-') && element.value.slice('--ui-'.length).split(':')[0]! in constants;
    element.value = isConstant ? '' : shortVariables(element.value);
  },
} satisfies Record<string, Plugin>;
