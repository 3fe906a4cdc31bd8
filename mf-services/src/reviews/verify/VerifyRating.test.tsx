import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { webcrypto } from 'node:crypto';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { loggedReviews, reviewBackend } from '../testing/reviewBackend';
import cases from '../testing/chainCases.json';

const setSubtle = (value: unknown) => Object.defineProperty(globalThis.crypto, 'subtle', { value, configurable: true });
beforeEach(() => setSubtle(webcrypto.subtle));

async function verify(backend: ReturnType<typeof reviewBackend>, locale: 'en' | 'fr' = 'en') {
  await renderSection(section, { path: '/services/42', db: backend.db, locale });
  const region = within(await screen.findByRole('region', { name: locale === 'fr' ? /^Avis tirés/ : 'Reviews from completed jobs' }));
  await userEvent.click(region.getByRole('button', { name: locale === 'fr' ? 'Vérifier cette note' : 'Verify this rating' }));
  return region;
}
const chain = (part: object) => ({
  review_chain: () => ({ entries: cases.entries, more: false, shown: cases.shown, base: cases.base, ...part }),
});

test('says in words what was checked, and leaves a fingerprint to keep', async () => {
  const region = await verify(reviewBackend());
  const status = await region.findByRole('status');
  expect(await region.findByText('Checked in your browser: the rating is what the reviews say')).toBeVisible();
  expect(
    within(status)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'All 5 entries of the log are there, in order and unchanged: each carries the fingerprint of the one before it.',
    '3 published reviews count.',
    '127 imported ratings count as well. They come from elsewhere and cannot be checked here.',
    'Together they make 4.9 out of 5, exactly as shown.',
    'The words of the 3 reviews on this page are the ones that were published.',
  ]);
  expect(status).toHaveTextContent(`Newest fingerprint: ${cases.entries.at(-1)!.hash}`);
  await expectAccessible(status);
});

test('a log in parts is read to its end', async () => {
  const review_chain = ({ after_seq }: Record<string, unknown>) => {
    const entries = cases.entries.filter(({ seq }) => seq > Number(after_seq)).slice(0, 2);
    return { entries, more: entries.at(-1)!.seq < 5, shown: cases.shown, base: cases.base };
  };
  const backend = reviewBackend({ rpc: { review_chain } });
  const region = await verify(backend, 'fr');
  expect(await region.findByText(/^Les 5 entrées du registre sont toutes là/)).toBeVisible();
  expect(backend.argsOf('review_chain').map(({ after_seq }) => after_seq)).toEqual([0, 2, 4]);
});

test.each([
  ['a changed entry', chain({ entries: cases.entries.with(1, { ...cases.entries[1]!, rating: 5 }) }), 'Entry 2 of the log was changed'],
  ['a missing entry', chain({ entries: cases.entries.toSpliced(2, 1) }), 'Entry 3 of the log is missing'],
  ['another rating', chain({ shown: { rating: 5, review_count: 130 } }), 'give a different rating from the one shown'],
])('%s is told, with a way to tell us', async (_what, rpc, text) => {
  const region = await verify(reviewBackend({ rpc }));
  const alert = await region.findByRole('alert');
  expect(alert).toHaveTextContent('This rating does not match its log');
  expect(alert).toHaveTextContent(text);
  expect(within(alert).getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');
});

test('words that were changed after they were published are told', async () => {
  const region = await verify(reviewBackend({ list: { items: [{ ...loggedReviews[0]!, body: 'They were perfect.' }] } }));
  expect(await region.findByRole('alert')).toHaveTextContent('The words of a review on this page are not the ones that were published.');
});

test('a company without any review has an empty log', async () => {
  const shown = { rating: 4.9, review_count: 127 };
  const list = { items: [], histogram: [0, 0, 0, 0, 0], shown };
  const region = await verify(reviewBackend({ list, rpc: chain({ entries: [], shown }) }));
  expect(await region.findByText('The log is empty: nobody has reviewed this company here yet.')).toBeVisible();
});

test('a log that cannot be read can be checked again', async () => {
  const backend = reviewBackend();
  backend.failNext('review_chain', { status: 0, message: 'TypeError: Failed to fetch' });
  const region = await verify(backend);
  expect(await region.findByRole('alert')).toHaveTextContent('The log could not be read');
  await userEvent.click(region.getByRole('button', { name: 'Verify this rating' }));
  expect(await region.findByText(/^Checked in your browser/)).toBeVisible();
});

test('where a browser cannot hash it says how to', async () => {
  setSubtle(undefined);
  const region = await verify(reviewBackend());
  expect(await region.findByRole('alert')).toHaveTextContent('Open the site over https');
});
