import { renderToString } from 'react-dom/server';
import styled, { ServerStyleSheet } from 'styled-components';
import { TestUi } from '../testing';
import { changingNames, constants } from './cssVariables';
import { GlobalStyle } from './GlobalStyle';
import { shortVariables } from './shortVariables';

const Card = styled.p`
  gap: var(--ui-s-8) var(--ui-s-16);
  color: var(--ui-ink);
  --ui-focus: var(--ui-focus-inverse);
  inset: calc(4px + var(--ui-toasts, 0px));
`;

function cssOf(page: React.ReactNode): string {
  const sheet = new ServerStyleSheet();
  renderToString(sheet.collectStyles(page));
  return sheet.getStyleTags();
}

const page = (
  <>
    <GlobalStyle />
    <Card />
  </>
);

test('a page says constants as they are, and variables by number', () => {
  const css = cssOf(<TestUi>{page}</TestUi>);
  expect(css).toContain('gap:8px 16px;');
  expect(css).toContain(`color:var(${shortVariables('--ui-ink')});`);
  expect(css).toContain(`${shortVariables('--ui-focus')}:var(${shortVariables('--ui-focus-inverse')});`);
  // What is no variable of the theme keeps its name.
  expect(css.match(/--ui-[\w-]+/g)).toEqual(['--ui-toasts']);
});

test('a page declares every variable that it uses', () => {
  const css = cssOf(<TestUi>{page}</TestUi>);
  for (const [, used] of css.matchAll(/var\((--\d+)\)/g)) expect(css).toContain(`${used!}:`);
  expect(new Set(changingNames.map((name) => shortVariables(`--ui-${name}`))).size).toBe(changingNames.length);
});

test('a name that begins as another one is its own', () => {
  expect(shortVariables('--ui-ink-muted')).toMatch(/^--\d+$/);
  expect(shortVariables('var(--ui-radius-l)')).toBe(constants['radius-l']);
  expect(shortVariables('var(--ui-unknown)')).toBe('var(--ui-unknown)');
});
