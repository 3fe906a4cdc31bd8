import { tokens } from './tokens';
import type { Theme, TokenName } from './tokens';

/** Relative luminance and contrast ratio after WCAG 2.2. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const tones = ['spruce', 'lake', 'cedar', 'amber', 'berry', 'moss', 'slate', 'plum'] as const;
const grounds = ['bg', 'surface', 'sunken'] as const;
type Pair = [ink: TokenName, ground: TokenName, least: number];
const on = (ink: TokenName, least: number, ...list: TokenName[]): Pair[] => list.map((ground) => [ink, ground, least]);

/** Text needs 4.5 (body text 7), borders of controls, icons with meaning and focus rings 3. */
const pairs: Pair[] = [
  ...on('ink', 7, ...grounds, 'raised'),
  ...on('ink-muted', 6.5, ...grounds, 'raised'),
  ...on('ink-subtle', 4.5, ...grounds),
  ...on('line-strong', 3, ...grounds),
  ...on('primary', 4.5, ...grounds, 'raised'),
  ...on('on-primary', 4.5, 'primary', 'primary-hover', 'primary-active'),
  ['primary-soft-ink', 'primary-soft', 4.5],
  ['on-accent', 'accent', 4.5],
  ['on-accent', 'accent-hover', 4.5],
  ...on('accent-ink', 4.5, 'accent-soft', 'surface'),
  ...on('sale', 4.5, 'surface', 'sale-soft', 'bg'),
  ['on-sale', 'sale', 4.5],
  ['on-danger', 'danger', 4.5],
  ...(['danger', 'success', 'warning', 'info'] as const).flatMap((name) => on(name, 4.5, 'surface', 'bg', `${name}-soft`)),
  ['ink', 'danger-soft', 4.5],
  ...on('star', 3, 'surface', 'bg'),
  ...on('focus', 3, ...grounds, 'raised'),
  ['focus-inverse', 'hero', 3],
  ...on('on-hero', 7, 'hero'),
  ...on('on-hero-muted', 7, 'hero'),
  ...tones.map((tone): Pair => [`tone-${tone}-ink`, `tone-${tone}-bg`, 4.5]),
];

describe.each<Theme>(['light', 'dark'])('%s theme', (theme) => {
  test.each(pairs)('%s on %s is at least %p', (ink, ground, least) => {
    expect(contrast(tokens[ink][theme], tokens[ground][theme])).toBeGreaterThanOrEqual(least);
  });
});

/** Ratios the design was decided with; a changed hex shows here even when it is still legible. */
test.each<[TokenName, TokenName, Theme, number]>([
  ['ink', 'bg', 'light', 15.8],
  ['ink-muted', 'surface', 'light', 7.5],
  ['ink-subtle', 'sunken', 'light', 4.8],
  ['line-strong', 'bg', 'light', 3.8],
  ['on-primary', 'primary', 'light', 7.7],
  ['primary-soft-ink', 'primary-soft', 'light', 8.6],
  ['on-accent', 'accent', 'light', 8.0],
  ['accent-ink', 'accent-soft', 'light', 6.1],
  ['sale', 'sale-soft', 'light', 5.2],
  ['danger', 'danger-soft', 'light', 5.8],
  ['success', 'success-soft', 'light', 5.5],
  ['warning', 'warning-soft', 'light', 5.8],
  ['info', 'info-soft', 'light', 6.0],
  ['star', 'surface', 'light', 4.0],
  ['focus', 'bg', 'light', 6.2],
  ['focus-inverse', 'hero', 'light', 8.9],
  ['on-hero-muted', 'hero', 'light', 9.3],
  ['ink', 'surface', 'dark', 14.7],
  ['ink-muted', 'surface', 'dark', 9.2],
  ['line-strong', 'surface', 'dark', 4.1],
  ['on-primary', 'primary', 'dark', 8.5],
  ['primary-soft-ink', 'primary-soft', 'dark', 9.2],
  ['sale', 'surface', 'dark', 8.3],
  ['focus', 'surface', 'dark', 8.3],
])('%s on %s in %s is %p', (ink, ground, theme, ratio) => {
  expect(contrast(tokens[ink][theme], tokens[ground][theme])).toBeCloseTo(ratio, 0);
});
