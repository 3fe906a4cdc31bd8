import { render, screen } from '@testing-library/react';
import { brand } from '@marketplace/shared-ui/brand';
import { createTestShell } from '../testing/createTestShell';
import { ShellProvider } from '../shell/ShellContext';
import { defineMessages, type Messages } from './defineMessages';
import { useT } from './useT';

const messages = defineMessages('test', {
  en: {
    hello: 'Hello {{name}} <b>&</b>',
    welcome: 'Welcome to {{brand}}',
    results_one: '{{count}} result',
    results_other: '{{count}} results',
  },
  fr: {
    hello: 'Bonjour {{name}} <b>&</b>',
    welcome: 'Bienvenue chez {{brand}}',
    results_one: '{{count}} résultat',
    results_other: '{{count}} résultats',
  },
});

function Texts({ count }: { count: number }) {
  const t = useT(messages);
  return <p>{[t('hello', { name: '<i>' }), t('welcome'), t('results', { count })].join('|')}</p>;
}

test.each([
  ['en', 0, '0 results'],
  ['en', 1, '1 result'],
  ['en', 2, '2 results'],
  // French counts zero as one.
  ['fr', 0, '0 résultat'],
  ['fr', 1, '1 résultat'],
  ['fr', 2, '2 résultats'],
  // French has a plural of its own for whole millions; a catalogue without it falls back to the usual one.
  ['fr', 1_000_000, '1000000 résultats'],
] as const)('%s, %d: picks the plural form, fills values and the brand, and escapes nothing twice', (locale, count, expected) => {
  render(
    <ShellProvider value={createTestShell({ locale })}>
      <Texts count={count} />
    </ShellProvider>,
  );
  const [hello, welcome, results] = screen.getByText(/\|/).textContent.split('|');
  expect(hello).toBe(locale === 'en' ? 'Hello <i> <b>&</b>' : 'Bonjour <i> <b>&</b>');
  expect(welcome).toContain(brand.name);
  expect(results).toBe(expected);
});

test('a missing French text does not compile', () => {
  // @ts-expect-error `b` has no French text
  const incomplete: Messages = defineMessages('incomplete', { en: { a: 'A', b: 'B' }, fr: { a: 'A' } });
  expect(incomplete.namespace).toBe('incomplete');
});
