import { tokens } from './tokens';
import type { Theme } from './tokens';

const declare = (entries: Iterable<readonly [string, string]>): string =>
  Array.from(entries, ([name, value]) => `--ui-${name}:${value};`).join('');

/**
 * @param theme which of the two colour sets
 * @returns CSS declarations of every colour and shadow of that theme
 */
export function colourVariables(theme: Theme): string {
  const shade = theme === 'light' ? '23 33 29' : '0 0 0';
  const depth = theme === 'light' ? [0.08, 0.1, 0.16] : [0.3, 0.4, 0.55];
  return declare([
    ...Object.entries(tokens).map(([name, value]) => [name, value[theme]] as const),
    // The gap of the two-colour focus ring. Dark areas replace it and --ui-focus; light surfaces inside of them put
    // --ui-focus-normal back.
    ['focus-gap', tokens.bg[theme]],
    ['focus-normal', tokens.focus[theme]],
    ['shadow-1', `0 1px 2px rgb(${shade}/${depth[0]})`],
    ['shadow-2', `0 4px 12px rgb(${shade}/${depth[1]})`],
    ['shadow-3', `0 12px 32px rgb(${shade}/${depth[2]})`],
  ]);
}

/** CSS declarations of everything that is the same in both themes: type, space, shape, motion, layers. */
export const sharedVariables = declare([
  ['font-body', '"Figtree Variable","Figtree Fallback",system-ui,sans-serif'],
  ['font-display', '"Bricolage Grotesque Variable","Bricolage Fallback",system-ui,sans-serif'],
  ...[2, 4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 80, 96].map((size) => [`s-${size}`, `${size}px`] as const),
  ['radius-s', '8px'],
  ['radius-m', '10px'],
  ['radius-l', '12px'],
  ['radius-card', '16px'],
  ['radius-art', '24px'],
  ['radius-chip', '999px'],
  ['ease', 'cubic-bezier(.2,.8,.2,1)'],
  ['motion-press', '120ms'],
  ['motion-open', '180ms'],
  ['motion-sheet', '240ms'],
  ['gutter', '16px'],
  ['header-height', '64px'],
  ['z-header', '30'],
  ['z-sheet', '40'],
  ['z-menu', '50'],
  ['z-toast', '60'],
  ['z-skip', '70'],
]);

/** Every variable of the product, as rules. */
export const variableRules: readonly string[] = [
  `:root, [data-theme='light'] { color-scheme: light; ${colourVariables('light')} }`,
  `:root { ${sharedVariables} }`,
  `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { color-scheme: dark; ${colourVariables('dark')} } }`,
  `:root[data-theme='dark'], [data-theme='dark'] { color-scheme: dark; ${colourVariables('dark')} }`,
];

/**
 * Leaves variables that nothing of a page uses out of its rules. Its script puts them back before it shows anything else, see `GlobalStyle`.
 *
 * @param css rules of a page, as the server rendered them
 * @param html what they are for
 * @returns the rules with fewer declarations
 */
export function withoutUnusedVariables(css: string, html: string): string {
  const used = new Set([...`${css}${html}`.matchAll(/var\(--ui-([\w-]+)/g)].map(([, name]) => name));
  const isUsed = (declaration: string) => used.has(/^--ui-([\w-]+):/.exec(declaration)?.[1]);
  return [colourVariables('light'), colourVariables('dark'), sharedVariables].reduce(
    (shorter, all) => shorter.replaceAll(all, (all.match(/[^;]+;/g) ?? []).filter(isUsed).join('')),
    css,
  );
}
