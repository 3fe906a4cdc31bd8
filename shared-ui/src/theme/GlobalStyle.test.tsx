import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { packVariables } from './cssVariables';
import { GlobalStyle } from './GlobalStyle';
import { breakpoints, media } from './media';
import { tokens } from './tokens';

function serverCss(): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(<GlobalStyle />));
  return sheet.getStyleTags().replace(/<[^>]*>/g, '');
}

beforeEach(() => document.head.replaceChildren());

test('every token is a CSS variable in both themes', () => {
  const css = serverCss();
  for (const [name, { light, dark }] of Object.entries(tokens)) {
    expect(css).toContain(`--ui-${name}:${light};`);
    expect(css).toContain(`--ui-${name}:${dark};`);
  }
});

test('a theme can be forced on any element, whatever the system prefers', () => {
  const style = document.createElement('style');
  style.textContent = serverCss();
  document.head.append(style);
  document.body.innerHTML = '<div data-theme="dark"></div>';
  const background = (element: Element) => getComputedStyle(element).getPropertyValue('--ui-bg');

  expect(background(document.documentElement)).toBe(tokens.bg.light);
  expect(background(document.querySelector('[data-theme]')!)).toBe(tokens.bg.dark);
});

test('both fonts come with a fallback of the same metrics', () => {
  const css = serverCss();
  for (const family of ['Figtree Variable', 'Bricolage Grotesque Variable', 'Figtree Fallback', 'Bricolage Fallback']) {
    expect(css).toMatch(new RegExp(`@font-face\\{font-family:"${family}"`));
  }
  expect(css.match(/ascent-override/g)).toHaveLength(2);
});

test('a page that brings the faces keeps its own', () => {
  Object.defineProperty(document, 'fonts', { configurable: true, value: new Set([{ family: '"Figtree Variable"' }]) });
  try {
    expect(serverCss()).not.toContain('@font-face');
  } finally {
    Reflect.deleteProperty(document, 'fonts');
  }
});

test('a page that brings the rules keeps its own, and needs no new look at all of it', () => {
  document.documentElement.style.setProperty('--ui-bg', tokens.bg.light);
  try {
    expect(serverCss()).not.toContain('box-sizing');
  } finally {
    document.documentElement.removeAttribute('style');
  }
});

describe('a rendered page', () => {
  test('says constants as they are, and only the variables that it uses', () => {
    const own = '.card{padding:var(--ui-s-8) var(--ui-gutter);}';
    const css = packVariables(serverCss() + own, '<path fill="var(--ui-star)" stroke-width="var(--ui-s-2)"></path>');
    expect(css).toContain('.card{padding:8px var(--ui-gutter);}');
    expect(css).toContain('--ui-gutter:16px;');
    expect(css).toContain('--ui-s-2:2px;');
    for (const theme of ['light', 'dark'] as const) expect(css).toContain(`--ui-star:${tokens.star[theme]};`);
    for (const name of ['--ui-s-8', '--ui-tone-plum-ink', 'var(--ui-font-body)']) expect(css).not.toContain(name);
  });

  test('gets the others from its script, in both themes', () => {
    document.head.innerHTML = `<style>${packVariables(serverCss(), '')}</style>`;
    document.body.innerHTML = '<b data-theme="dark"></b><main></main>';
    const ink = (element: Element) => getComputedStyle(element).getPropertyValue('--ui-tone-plum-ink');
    expect(ink(document.documentElement)).toBe('');

    render(<GlobalStyle />, { container: document.querySelector('main')! });
    // Only a changed document has jsdom compute its styles anew.
    document.body.append(document.createElement('i'));

    expect(ink(document.documentElement)).toBe(tokens['tone-plum-ink'].light);
    expect(ink(document.querySelector('b')!)).toBe(tokens['tone-plum-ink'].dark);
  });
});

test('media queries say the widths of the breakpoints', () => {
  for (const name of Object.keys(breakpoints) as (keyof typeof breakpoints)[]) {
    expect(media[name]).toBe(`@media (min-width: ${breakpoints[name]}px)`);
  }
});
