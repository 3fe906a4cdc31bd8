import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { account, button, leadToQuote, openComposer, quoteBackend } from '../../../testing/quoteComposer';
import { quoteView } from '../../../testing/projectView';
import { dayIn } from './QuoteDraft';
import { quoteDrafts } from './quoteDrafts';

const terms = {
  valid_days: 45,
  price_kind: 'estimate',
  permit_by: 'homeowner',
  deposit_terms: '10% on signing',
  warranty: 'Two years',
} as const;
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const chosen = async (name: string) => waitFor(async () => expect(await button(name)).toHaveAttribute('aria-pressed', 'true'));
const draft = (lead = leadToQuote()) => quoteDrafts.of(`${account.id}:${lead.id}`).read();
const started = () => waitFor(() => expect(draft()?.isStarted).toBe(true));

beforeEach(() => localStorage.clear());

test('a new quote begins with what the company set for all of them', async () => {
  openComposer(quoteBackend({ terms }));
  await chosen('Estimate');
  await chosen('The homeowner does');
  expect(draft()!.terms).toMatchObject({ validUntil: dayIn(45), depositTerms: '10% on signing', warranty: 'Two years' });
});

test('what was changed stays changed when the quote is opened again', async () => {
  const first = openComposer(quoteBackend({ terms }));
  await started();
  await userEvent.click(screen.getByText(/^Terms: valid until/));
  await userEvent.clear(screen.getByLabelText('Warranty'));
  first.unmount();
  openComposer(quoteBackend({ terms }));
  await button('Review');
  expect(draft()!.terms.warranty).toBe('');
});

test('a template counts for more', async () => {
  openComposer(quoteBackend({ terms }));
  await started();
  await press('Roof');
  await chosen('We do');
  expect(draft()!.terms).toMatchObject({ validUntil: dayIn(30), warranty: 'Two years' });
});

test('a new version goes on from the one before it', async () => {
  const lead = leadToQuote({ quotes: [quoteView({ price_kind: 'fixed', warranty: 'One year' })] });
  openComposer(quoteBackend({ terms }), { lead });
  await button('Review');
  expect(draft(lead)!.terms).toMatchObject({ priceKind: 'fixed', warranty: 'One year' });
});

test.each([
  ['BC', [{ taxClass: 'service', kind: 'PST', charged: true }]],
  ['ON', []],
] as const)('what was decided about the taxes of British Columbia holds for work there: %s', async (province, expected) => {
  const taxes = { province: 'BC' as const, choices: [{ tax_class: 'service' as const, kind: 'PST' as const, charged: true }] };
  openComposer(quoteBackend({ taxes }), { lead: leadToQuote({ project: { province } }) });
  await started();
  expect(draft()!.choices).toEqual(expected);
});
