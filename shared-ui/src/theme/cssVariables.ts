import { tokens } from './tokens';
import type { Theme } from './tokens';

const declare = (entries: Iterable<readonly [string, string]>): string =>
  Array.from(entries, ([name, value]) => `--ui-${name}:${value};`).join('');

/**
 * @param theme which of the two colour sets
 * @returns CSS declarations of every colour and shadow of that theme
 */
function colourVariables(theme: Theme): string {
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

/** What is the same in both themes and on every screen: type, space, shape, motion, layers. */
const constants: readonly (readonly [name: string, value: string])[] = [
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
  ['z-header', '30'],
  ['z-sheet', '40'],
  ['z-menu', '50'],
  ['z-toast', '60'],
  ['z-skip', '70'],
];

/** The same in both themes, and other values on wider screens. */
const sharedVariables = declare([...constants, ['gutter', '16px'], ['header-height', '64px']]);

/** Every variable of the product, as rules. */
export const variableRules: readonly string[] = [
  `:root, [data-theme='light'] { color-scheme: light; ${colourVariables('light')} }`,
  `:root { ${sharedVariables} }`,
  `@media (prefers-color-scheme: dark) { :root:not([data-theme='light']) { color-scheme: dark; ${colourVariables('dark')} } }`,
  `:root[data-theme='dark'], [data-theme='dark'] { color-scheme: dark; ${colourVariables('dark')} }`,
];

/**
 * Writes constants into the rules of a page that use them, and leaves out the variables that nothing of it uses then. Its script puts all
 * back before it shows anything else, see `GlobalStyle`.
 *
 * @param css rules of a page, as the server rendered them
 * @param html what they are for
 * @returns rules that look the same, and pack smaller
 */
export function packVariables(css: string, html: string): string {
  const rules = constants.reduce((packed, [name, value]) => packed.replaceAll(`var(--ui-${name})`, value), css);
  const used = new Set([...`${rules}${html}`.matchAll(/var\(--ui-([\w-]+)/g)].map(([, name]) => name));
  const isUsed = (declaration: string) => used.has(/^--ui-([\w-]+):/.exec(declaration)?.[1]);
  return [colourVariables('light'), colourVariables('dark'), sharedVariables].reduce(
    (packed, all) => packed.replaceAll(all, (all.match(/[^;]+;/g) ?? []).filter(isUsed).join('')),
    rules,
  );
}
