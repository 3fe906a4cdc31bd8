import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { company, comparisonPath, disposal } from '../testing/openComparison';
import { projectView, quoteView, token } from '../testing/projectView';
import { lostAnswer, requestBackend } from '../testing/requestBackend';
import type { ProjectView, Quote } from './ProjectView';

const option = { ...disposal, tax_class: 'service', taxes: ['HST'], optional: true } satisfies Quote['lines'][number];
const offered = (part: Partial<Quote> = {}) => company(1, 'Maple Ridge Roofing', { lines: [...quoteView().lines, option], ...part });

/** A backend that shows one project, or what `show` put in its place. */
function backendOf(view: ProjectView) {
  let shown = view;
  const backend = requestBackend({
    rpc: {
      project_view: () => shown,
      advance_request: ({ to_status }) => {
        const [first, ...others] = shown.requests;
        const status = to_status as 'connected' | 'withdrawn';
        const quote = first!.quote && { ...first!.quote, ...(status === 'withdrawn' && { status: 'declined' as const }) };
        shown = { ...shown, requests: [{ ...first!, status, quote }, ...others] };
        return { status, at: '2026-11-20T15:00:00Z' };
      },
      accept_quote: ({ expected_total_cents }) => {
        const [first, ...others] = shown.requests;
        shown = { ...shown, requests: [{ ...first!, status: 'hired' }, ...others] };
        return { status: 'hired', at: '2026-11-20T15:00:00Z', total_cents: expected_total_cents };
      },
    },
  });
  return { ...backend, show: (next: ProjectView) => void (shown = next) };
}
const open = async (backend: ReturnType<typeof backendOf>, path = `/r/${token}`, locale: 'en' | 'fr' = 'en') =>
  renderSection(section, { path, db: backend.db, locale });
const compare = `${comparisonPath}#token=${token}`;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const agree = async (name: string) => userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
const tick = async () => userEvent.click(await screen.findByRole('checkbox', { name: 'Old roof taken away, Maple Ridge Roofing' }));
const hire = 'Hire Maple Ridge Roofing';

beforeEach(() => sessionStorage.clear());

test.each([
  [
    'en',
    hire,
    'Hire Maple Ridge Roofing for $2,621.60?',
    'They get your contact details, and we tell the other companies that you chose someone else.',
    'How we use this: Privacy · Terms',
  ],
  [
    'fr',
    'Choisir Maple Ridge Roofing',
    'Choisir Maple Ridge Roofing pour 2\u00a0621,60\u00a0$?',
    'L’entreprise reçoit vos coordonnées, et nous disons aux autres que vous avez choisi quelqu’un d’autre.',
    'Ce que nous en faisons : Confidentialité · Conditions',
  ],
] as const)('the card asks back in the words of %s, then accepts the quote as it stands', async (locale, button, title, text, notice) => {
  const backend = backendOf(projectView([offered()]));
  await open(backend, `/r/${token}`, locale);
  await press(button);
  const dialog = await screen.findByRole('alertdialog', { name: title });
  expect(dialog).toHaveTextContent(text);
  expect(dialog).toHaveTextContent(notice);
  expect(
    within(dialog)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/privacy', '/terms'].map((path) => (locale === 'fr' ? `/fr${path}` : path)));
  await agree(button);
  await screen.findAllByText(locale === 'en' ? 'Hired' : 'Contrat confié');
  expect(backend.argsOf('accept_quote')).toEqual([{ quote_id: 'quote-1', options: [], expected_total_cents: 262_160, token }]);
  expect(backend.argsOf('advance_request')).toEqual([]);
});

test('the comparison hires with what is ticked, at the total that it shows', async () => {
  const backend = backendOf(projectView([offered()]));
  await open(backend, compare);
  await tick();
  await press(hire);
  expect(await screen.findByRole('alertdialog', { name: 'Hire Maple Ridge Roofing for $2,960.60?' })).toBeVisible();
  await agree(hire);
  await screen.findAllByText('Hired');
  expect(backend.argsOf('accept_quote')).toEqual([{ quote_id: 'quote-1', options: [3], expected_total_cents: 296_060, token }]);
});

test.each([
  [hire, 'Hired'],
  ['Share my contact details', 'In contact'],
])('after “%s” in the comparison the focus goes on at the table', async (action, badge) => {
  await open(backendOf(projectView([offered()])), compare);
  await press(action);
  await agree(action);
  await screen.findAllByText(badge);
  await waitFor(() => expect(screen.queryByRole('button', { name: action })).not.toBeInTheDocument());
  expect(screen.getByRole('region', { name: 'Quotes side by side' })).toHaveFocus();
});

test('who withdraws from the only quote goes on where it says that there is none', async () => {
  await open(backendOf(projectView([offered()])), compare);
  await press('Withdraw');
  await agree('Withdraw');
  const none = await screen.findByText('No quote yet');
  await waitFor(() => expect(document.activeElement).toContainElement(none));
  expect(document.activeElement).not.toBe(document.body);
});

test('a price that moved is said with the new total, what was ticked stays ticked, and hiring again is for the new quote', async () => {
  const backend = backendOf(projectView([offered()]));
  await open(backend, compare);
  await tick();
  await press(hire);
  backend.failNext('accept_quote', { status: 409, code: 'PT409', details: 'price', message: 'The company has sent a newer quote' });
  backend.show(projectView([offered({ id: 'quote-2', version: 2, lines: [quoteView().lines[0]!, option] })]));
  await agree(hire);
  expect(await screen.findByText('The total has changed to $2,056.60. Check it, then confirm again.')).toBeVisible();
  await press(hire);
  await agree(hire);
  await screen.findAllByText('Hired');
  expect(backend.argsOf('accept_quote').at(-1)).toEqual({ quote_id: 'quote-2', options: [2], expected_total_cents: 205_660, token });
});

test('that another company was hired meanwhile is said and shown', async () => {
  const backend = backendOf(projectView([offered()]));
  await open(backend);
  await press(hire);
  backend.failNext('accept_quote', { status: 409, code: 'PT409', details: 'hired', message: 'A company is hired already' });
  backend.show(projectView([{ ...offered(), status: 'withdrawn', reason: 'not_chosen' }]));
  await agree(hire);
  expect(await screen.findByText('A company has already been hired for this work.')).toBeVisible();
  expect(screen.getByText('You chose another company.')).toBeVisible();
});

test('after a lost answer the same press sends the same again', async () => {
  const backend = backendOf(projectView([offered()]));
  await open(backend);
  await press(hire);
  backend.failNext('accept_quote', lostAnswer);
  await agree(hire);
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not confirm/);
  await press(hire);
  await agree(hire);
  await screen.findAllByText('Hired');
  const [first, second] = backend.argsOf('accept_quote');
  expect(second).toEqual(first);
});

test('what was agreed is the total afterwards, and its options can no longer change', async () => {
  const accepted = {
    options: [3],
    subtotal_cents: 262_000,
    tax: [{ kind: 'HST', rate: 0.13, cents: 34_060 } as const],
    total_cents: 296_060,
    at: '2026-11-20T15:00:00Z',
  };
  const hired = { ...offered({ status: 'accepted', accepted }), status: 'hired' as const };
  const backend = backendOf(projectView([hired]));
  const { unmount } = await open(backend);
  expect(await screen.findByText('Quote: $2,960.60, taxes included')).toBeVisible();
  unmount();
  await open(backend, compare);
  expect(await screen.findByRole('checkbox', { name: /Old roof/ })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Old roof/ })).toBeDisabled();
});

test('a list of materials is not hired: its quote is accepted', async () => {
  const backend = backendOf(projectView([offered()], { source: 'materials' } as Partial<ProjectView['project']>));
  await open(backend);
  expect(await screen.findByRole('button', { name: 'Accept the quote' })).toBeVisible();
  expect(screen.queryByRole('button', { name: hire })).toBeNull();
});

test('whoever nobody can reach says so in place of having been told', async () => {
  const request = offered();
  const unreachable = { ...request, status: 'sent' as const, quote: null, provider: { ...request.provider, reachable: false } };
  await open(backendOf(projectView([unreachable])));
  expect(
    await screen.findByText(/^Maple Ridge Roofing has not joined \S+ yet, so nobody reads requests there\. Ask a company that answers\.$/),
  ).toBeVisible();
});
