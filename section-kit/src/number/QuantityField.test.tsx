import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createTestShell, expectAccessible, TestShellProviders } from '../testing';
import type { Locale } from '../manifest/locale.ts';
import { QuantityField } from './QuantityField';

function Boxes({ decimals, start }: { decimals?: number; start: number }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <QuantityField
        label="Boxes"
        value={value}
        onValueChange={setValue}
        max={9999}
        decimals={decimals}
        fewerLabel="One less"
        moreLabel="One more"
      />
      <output>{value}</output>
      <button onClick={() => setValue(40)}>Forty</button>
    </>
  );
}

const page = (locale: Locale, start: number, decimals?: number) => (
  <TestShellProviders shell={createTestShell({ locale })} path="/">
    <Boxes start={start} decimals={decimals} />
  </TestShellProviders>
);
const open = (locale: Locale = 'en', start = 3, decimals?: number) => render(page(locale, start, decimals));
const field = () => screen.getByRole('textbox', { name: 'Boxes' });
const counts = () => screen.getByRole('status').textContent;
const type = async (text: string) => {
  await userEvent.clear(field());
  await userEvent.type(field(), text);
};

test('counts with its buttons and stops at its limits', async () => {
  open('en', 9998);
  await userEvent.click(screen.getByRole('button', { name: 'One more' }));
  expect(field()).toHaveValue('9999');
  expect(screen.getByRole('button', { name: 'One more' })).toBeDisabled();
  await type('1');
  expect(screen.getByRole('button', { name: 'One less' })).toBeDisabled();
});

test.each<[Locale, string, string]>([
  ['en', '1,250', '1250'],
  ['en', '1250', '1250'],
  ['fr', '1 250', '1250'],
  ['fr', '1\u00a0250', '1250'],
  ['fr', '1\u202f250', '1250'],
  ['fr', '1250', '1250'],
])('in %s, "%s" counts as %s while it is typed, and stands there so when the field is left', async (locale, text, quantity) => {
  open(locale);
  await type(text);
  expect(counts()).toBe(quantity);
  await userEvent.tab();
  expect(field()).toHaveValue(quantity);
  expect(field()).toBeValid();
});

test.each(['1.5', '0', '-3', '10000', 'many', '1,250.5', '1.000', ''])(
  '"%s" stays, with what to enter, and the quantity is the one before',
  async (text) => {
    open();
    await userEvent.clear(field());
    if (text) await userEvent.type(field(), text);
    expect(field()).not.toHaveAccessibleDescription();
    await userEvent.tab();
    expect(field()).toHaveValue(text);
    expect(field()).toHaveAccessibleDescription('Enter a whole number from 1 to 9,999. Until then it stays 3.');
    expect(counts()).toBe('3');
    await type('4');
    expect(field()).toBeValid();
    expect(counts()).toBe('4');
  },
);

test('the last good quantity counts, not a part of what is being typed', async () => {
  open();
  await type('25');
  await type('99999');
  expect(counts()).toBe('25');
});

test('says it in French too, and passes axe', async () => {
  const { container } = open('fr');
  await type('1,250');
  await userEvent.keyboard('{Enter}');
  expect(field()).toHaveAccessibleDescription('Entrez un nombre entier de 1 à 9\u00a0999. D’ici là, la quantité reste à 3.');
  await expectAccessible(container);
});

test('lengths and areas have decimals, with the sign of the language', async () => {
  open('fr', 12.5, 2);
  expect(field()).toHaveValue('12,5');
  await type('1 250,25');
  expect(counts()).toBe('1250.25');
  await type('2,125');
  await userEvent.tab();
  expect(field()).toHaveAccessibleDescription(/avec au plus 2 décimales\. D’ici là, la quantité reste à 1\u00a0250,25\.$/);
});

test('a quantity from elsewhere replaces what was typed', async () => {
  open();
  await type('many');
  await userEvent.click(screen.getByRole('button', { name: 'Forty' }));
  expect(field()).toHaveValue('40');
  expect(field()).toBeValid();
});

test('renders on a server', () => {
  expect(renderToString(page('fr', 2.5, 2))).toContain('value="2,5"');
});
