import { screen } from '@testing-library/react';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { leadPages } from '../testing/leadPages';
import { leadId, leadView } from '../testing/leadView';
import { goodsView } from '../testing/listView';
import { leadToQuote } from '../testing/quoteComposer';
import { member } from '../testing/quoteForm';
import { requestBackend } from '../testing/requestBackend';
import { newDraft } from './answer/quote/QuoteDraft';
import type { Lead } from './leadState';

const project = {
  source: 'materials',
  service_name: 'Liste de matériaux (1)',
  description: 'Back door\n\n12 × Oak flooring (per box)',
} as const;
async function show(part: Partial<Omit<Lead, 'project'>>) {
  const lead = leadView({ status: 'sent', rivals: 0, note: 'Back door', goods: goodsView(), ...part, project });
  const backend = requestBackend({ rpc: { lead: () => lead, advance_request: () => ({ status: 'viewed', at: lead.sent_at }) } });
  return renderSection(leadPages('lead'), { path: `/account/leads/${leadId}`, db: backend.db, auth: member });
}

test('a vendor reads its lines with what they cost where they go, and the note once', async () => {
  const { container } = await show({});
  expect(await screen.findByRole('heading', { level: 2, name: 'Materials list (1)' })).toBeVisible();
  expect(await screen.findByText('12 × Oak flooring')).toBeVisible();
  expect(screen.getByText('$59.99 per box · Kitchen')).toBeVisible();
  expect(screen.getByText('$903.86')).toBeVisible();
  expect(screen.getByText('Back door')).toBeVisible();
  expect(screen.queryByText(/^You are 1 of/)).toBeNull();
  await expectAccessible(container);
});

test('who was asked besides reads the lines without prices', async () => {
  const [{ name, unit, quantity, room }] = goodsView().lines as [ReturnType<typeof goodsView>['lines'][number]];
  await show({ rivals: 1, goods: { lines: [{ name, unit, quantity, room, note: '\uFFFC' }] } });
  expect(await screen.findByText('12 × Oak flooring')).toBeVisible();
  expect(screen.getByText('per box · Kitchen')).toBeVisible();
  expect(screen.getByText('[hidden until contact is shared]')).toBeVisible();
  expect(screen.queryByText(/\$/)).toBeNull();
});

test('the quote begins with the lines at list prices and their delivery', () => {
  const { lines } = newDraft(leadToQuote({ goods: goodsView() }), 'fr');
  expect(lines.map(({ kind, description, qty, price, taxClass }) => [kind, description, qty, price, taxClass])).toEqual([
    ['material', 'Oak flooring (la boîte)', '12', '59,99', 'goods'],
    ['material', 'Livraison', '1', '80', 'goods'],
  ]);
});

test('a list that is longer than a quote begins with one empty line', () => {
  const [line] = goodsView().lines;
  const { lines } = newDraft(leadToQuote({ goods: goodsView({ lines: Array.from({ length: 101 }, () => line!) }) }), 'en');
  expect(lines.map(({ description }) => description)).toEqual(['']);
});
