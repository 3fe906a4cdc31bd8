import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { cells, comparisonPath } from '../testing/openComparison';
import { listQuote, listView, maple, river } from '../testing/listView';
import { eventView, token } from '../testing/projectView';
import { requestBackend } from '../testing/requestBackend';
import type { ProjectView } from './ProjectView';

function backendOf(view: ProjectView, lot: number | null = null) {
  let shown = view;
  return requestBackend({
    rpc: {
      project_view: () => shown,
      alternatives: () => ({
        companies:
          lot === null
            ? []
            : [{ id: 'o1', name: 'Ash Supply', rating: null, review_count: 0, location: 'Toronto', response_time: '', verified: false }],
        lot,
      }),
      accept_quote: ({ quote_id, expected_total_cents }) => {
        const requests = shown.requests.map((request) =>
          request.quote?.id === quote_id
            ? {
                ...request,
                status: 'hired' as const,
                events: [...request.events, eventView({ from_status: 'quoted', to_status: 'hired' })],
              }
            : request,
        );
        shown = { ...shown, requests };
        return { status: 'hired', at: '2026-11-20T15:00:00Z', total_cents: expected_total_cents };
      },
    },
  });
}
const open = (backend: ReturnType<typeof backendOf>, locale: 'en' | 'fr' = 'en', path = `/r/${token}`) =>
  renderSection(section, { path, db: backend.db, locale });
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const quoted = () => [maple({ status: 'quoted', quote: listQuote(1, 88_000) }), river({ status: 'quoted', quote: listQuote(2, 5_000) })];

beforeEach(() => sessionStorage.clear());

test('each vendor stands with its lines, and the whole list with what it comes to', async () => {
  const { container } = await open(backendOf(listView([maple({ status: 'quoted', quote: listQuote(1, 88_000) }), river()])));
  const first = await card('Maple Supply');
  expect(screen.getByRole('heading', { name: 'Vendors of your list' })).toBeVisible();
  expect(first.getByText('12 × Oak flooring')).toBeVisible();
  expect(first.getByText('$59.99 per box · Kitchen')).toBeVisible();
  expect(first.getByText('Maple Supply has sent a quote for these lines. Get in contact, or accept it.')).toBeVisible();
  expect(first.queryByText(/Copper/)).toBeNull();
  const sum = screen.getByRole('heading', { name: 'Your list, delivered' }).parentElement!;
  expect(
    within(sum)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent),
  ).toEqual(['$880.00', '$48.03', '$928.03']);
  expect(sum).toHaveTextContent('Delivery that is not known yet is not in the total.');
  expect(screen.getByRole('link', { name: 'See the quotes line by line' })).toBeVisible();
  await expectAccessible(container);
});

test('speaks French, also about units and taxes', async () => {
  await open(backendOf(listView()), 'fr');
  const first = await card('Maple Supply');
  expect(first.getByText('59,99 $ la boîte · Kitchen')).toBeVisible();
  expect(first.getByText('TVH (13 %)')).toBeVisible();
  expect(screen.getByText('Votre liste, livrée')).toBeVisible();
  expect(screen.getByText('Liste de matériaux')).toBeVisible();
});

test('accepting the quote of one vendor says that the others go on, and leaves them', async () => {
  const backend = backendOf(listView(quoted()));
  const { shell } = await open(backend);
  const first = await card('Maple Supply');
  await userEvent.click(first.getByRole('button', { name: 'Accept the quote' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Accept the quote from Maple Supply for $880.00?' });
  expect(dialog).toHaveTextContent(/Your requests for other lines stay open\./);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Accept the quote' }));
  expect(await first.findAllByText('Accepted')).toHaveLength(2);
  expect(first.queryByText('Hired')).toBeNull();
  expect(shell.notifications.map(({ title }) => title)).toEqual(['Maple Supply knows that you accepted the quote']);
  expect((await card('River Plumbing')).getByRole('button', { name: 'Accept the quote' })).toBeVisible();
});

test('a vendor that quoted elsewhere is chosen', async () => {
  await open(backendOf(listView([maple({ status: 'connected' }), river()])));
  await userEvent.click((await card('Maple Supply')).getByRole('button', { name: 'Choose Maple Supply' }));
  expect(await screen.findByRole('alertdialog', { name: 'Choose Maple Supply for these lines?' })).toBeVisible();
});

test('others are named on the card of the vendor whose lines they would be asked for, and asked about once', async () => {
  const backend = backendOf(listView(), 2);
  await open(backend);
  expect(await (await card('River Plumbing')).findByRole('button', { name: 'Ask Ash Supply' })).toBeVisible();
  expect((await card('Maple Supply')).queryByRole('button', { name: /^Ask/ })).toBeNull();
  expect(backend.argsOf('alternatives')).toHaveLength(1);
});

test('a vendor that was chosen does not keep others from being named for other lines', async () => {
  await open(backendOf(listView([maple({ status: 'hired' }), river()]), 2));
  expect(await (await card('River Plumbing')).findByRole('button', { name: 'Ask Ash Supply' })).toBeVisible();
});

test('the quotes of a list are not measured against each other: they are for different lines', async () => {
  await open(backendOf(listView(quoted())), 'en', `${comparisonPath}#token=${token}`);
  expect(await cells(/^Total/)).toEqual(['$50.00', '$880.00']);
  expect(screen.queryByText(/Lowest total/)).toBeNull();
  expect(screen.queryByText('Before you choose')).toBeNull();
});
