import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { searchBackend } from '../testing/searchBackend';
import { serviceFacts } from '../testing/serviceFacts';
import { serviceRows } from '../testing/serviceRows';
import type { ServiceFacts } from './Provider';

const open = (facts: readonly ServiceFacts[], locale: 'en' | 'fr' = 'en', rows = serviceRows(3)) => {
  const db = searchBackend(rows, { facts });
  return renderSection(section, { path: '/services', db, locale, samples: true }).then((shown) => ({ ...shown, db }));
};
const card = (name = 'Provider 1') => screen.findByRole('article', { name });
const factQuestions = ({ requests }: { requests: readonly string[] }) => requests.filter((request) => request.includes('service_facts'));

test.each([
  ['en', { cents: 12_000, unit: null }, 'from $120'],
  ['en', { cents: 275, unit: 'sq ft' }, 'from $2.75/sq ft'],
  ['en', { cents: 9_500, unit: 'load' }, 'from $95/load'],
  ['fr', { cents: 9_500, unit: 'hour' }, 'dès 95 $/heure'],
  ['fr', { cents: 165_000, unit: null }, 'dès 1 650 $'],
] as const)('says what the cheapest work costs (%s, %j)', async (locale, price, text) => {
  await open([serviceFacts({ id: '1', price })], locale);
  await waitFor(async () => expect(await card()).toHaveTextContent(text));
  expect(await card('Provider 2')).not.toHaveTextContent(/from|dès/);
});

test.each([
  ['en', 'esa_ecra', 'Licensed electrician'],
  ['en', 'rbq', 'RBQ licence'],
  ['en', 'other', 'Licence checked'],
  ['fr', 'esa_ecra', 'Permis d’électricien'],
  ['fr', 'red_seal', 'Certifié Sceau rouge'],
] as const)('names a licence in words (%s, %s)', async (locale, licence, text) => {
  await open([serviceFacts({ id: '1', licence })], locale);
  expect(await within(await card()).findByText(text)).toBeVisible();
});

test('quotes the last review in its own language; without one the company speaks for itself', async () => {
  await open([
    serviceFacts({ id: '1', tagline: { en: 'Dry by noon', fr: null }, review: { text: 'Rapide et propre. ', locale: 'fr', rating: 5 } }),
    serviceFacts({ id: '2', tagline: { en: 'Dry by noon', fr: 'Au sec à midi' } }),
  ]);
  const quote = await within(await card()).findByText('“Rapide et propre.”');
  expect(quote).toHaveAttribute('lang', 'fr');
  expect(quote).toHaveTextContent('Review “Rapide');
  expect(await card()).not.toHaveTextContent('Dry by noon');
  expect(within(await card('Provider 2')).getByText('Dry by noon')).not.toHaveAttribute('lang');
});

test('asks once for all that are shown, and for new ones alone after Load More', async () => {
  const { db } = await open(
    serviceRows(30).map(({ id }) => serviceFacts({ id: String(id) })),
    'en',
    serviceRows(30),
  );
  await waitFor(() => expect(factQuestions(db)).toHaveLength(1));
  await userEvent.click(await screen.findByText('Load More'));
  await waitFor(() => expect(factQuestions(db)).toHaveLength(2));
  expect(factQuestions(db)[1]).toContain('{"ids":["25","26","27","28","29","30"]}');
});

test('a failure leaves the rows as they are, without a word', async () => {
  const db = searchBackend(serviceRows(3), { rpc: { service_facts: () => ({ status: 400, message: 'boom' }) } });
  const { container } = await renderSection(section, { path: '/services', db, samples: true });
  await waitFor(() => expect(factQuestions(db)).toHaveLength(1));
  expect(await card()).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
  await expectAccessible(container);
});

test('a row is picked for the comparison by the keyboard, and says by which name', async () => {
  await open([]);
  const box = within(await card()).getByRole('checkbox', { name: 'Compare Provider 1' });
  box.focus();
  await userEvent.keyboard(' ');
  expect(box).toBeChecked();
  expect(screen.getByRole('region', { name: 'Professionals to compare' })).toBeVisible();
});

const pictures = (of: HTMLElement) => [...of.querySelectorAll('img')].map((image) => image.getAttribute('src'));

describe('the logo of a company', () => {
  const logo = 'u/1/logo.png';

  test('stands over its monogram, in a place that is as large without it, and says nothing that the name does not', async () => {
    const { container } = await open([serviceFacts({ id: '1', logo })]);
    await waitFor(async () => expect(pictures(await card())).toContain('/public/portfolio/u/1/logo.png'));
    const image = (await card()).querySelector<HTMLImageElement>('img[src$="logo.png"]')!;
    expect([image.alt, image.width, image.height, image.getAttribute('loading')]).toEqual(['', 44, 44, 'lazy']);
    expect(pictures(await card('Provider 2'))).toHaveLength(1);
    await expectAccessible(container);
  });

  test('that cannot be had leaves the monogram', async () => {
    await open([serviceFacts({ id: '1', logo })]);
    await waitFor(async () => expect(pictures(await card())).toContain('/public/portfolio/u/1/logo.png'));
    fireEvent.error((await card()).querySelector('img[src$="logo.png"]')!);
    expect(pictures(await card())).toHaveLength(1);
    expect(await card()).toHaveTextContent('P1');
  });

  test('is never one of another site', async () => {
    await open([serviceFacts({ id: '1', logo: 'https://elsewhere.example/logo.png', price: { cents: 100, unit: null } })]);
    await waitFor(async () => expect(await card()).toHaveTextContent('from $1'));
    expect(pictures(await card())).toHaveLength(1);
  });
});

test('where the list shows its drawing already, a company shows a photo of its own work', async () => {
  const rows = serviceRows(5).map((row) => ({ ...row, category: 'Plumbing' }));
  const image = (id: string) => serviceFacts({ id, image: `u/${id}/photo.jpg` });
  await open([image('2'), image('5')], 'en', rows);
  await waitFor(async () => expect(pictures(await card('Provider 5'))).toEqual(['/public/portfolio/u/5/photo.jpg']));
  expect(pictures(await card('Provider 2'))).toEqual([expect.stringContaining('/trades/plumbing-')]);
});

test('companies of one trade beside each other show different drawings', async () => {
  await open(
    [],
    'en',
    serviceRows(3).map((row) => ({ ...row, category: 'Plumbing' })),
  );
  const shown = await Promise.all([1, 2, 3].map(async (id) => pictures(await card(`Provider ${id}`))[0]));
  expect(new Set(shown).size).toBe(3);
});
