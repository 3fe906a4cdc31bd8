import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, expectAccessible, TestShellProviders } from '@marketplace/section-kit/testing';
import { myProject, myRequest } from '../testing/myProject';
import { member } from '../testing/quoteForm';
import { requestBackend } from '../testing/requestBackend';
import { RecentRequests } from './RecentRequests';
import type { MyProject } from './readMyRequests';

const backendOf = (items: MyProject[]) => requestBackend({ rpc: { my_projects: () => ({ items, more: false }), claim_projects: () => 0 } });
const show = (backend: ReturnType<typeof requestBackend>, options: { auth?: 'signedOut'; locale?: 'en' | 'fr' } = {}) =>
  render(
    <TestShellProviders shell={createTestShell({ db: backend.db, auth: member, ...options })} path="/account">
      <RecentRequests />
    </TestShellProviders>,
  );
const ash = { id: 'p2', name: 'Ash Roofing', reachable: true };

test('shows the latest three, each with where it stands and what comes next, and leads to all', async () => {
  const projects = [1, 2, 3, 4].map((n) => myProject({ id: `project-${n}`, service_name: `Roof ${n}` }));
  projects[1]!.requests = [myRequest(), myRequest({ id: 'r2', status: 'quoted', provider: ash, quote_status: 'sent' })];
  const { container } = show(backendOf(projects));
  await screen.findByRole('link', { name: 'Roof 1' });
  const rows = ['Roof 1', 'Roof 2', 'Roof 3'].map((name) => screen.getByRole('link', { name }).closest('li'));
  expect(screen.queryByRole('link', { name: 'Roof 4' })).toBeNull();
  expect(within(rows[0]!).getByText('Maple Ridge Roofing has been told about your request.')).toBeVisible();
  expect(within(rows[1]!).getByRole('link', { name: 'Roof 2' })).toHaveAttribute('href', '/r/project-2');
  expect(within(rows[1]!).getByText('Ash Roofing has sent a quote. Compare it, get in contact, or hire them.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All your requests' })).toHaveAttribute('href', '/account/requests');
  await expectAccessible(container);
});

const steps = async (name: string) => {
  const items = within(await screen.findByRole('list', { name })).getAllByRole('listitem');
  return items.map((item) => (item.getAttribute('aria-current') === 'step' ? `[${item.textContent}]` : item.textContent));
};
const name = 'Progress of the request';

test.each<[string, Partial<MyProject['requests'][number]>, string[]]>([
  ['has not opened', { status: 'sent' }, ['[Sent]', 'Seen', 'Quoted', 'Hired']],
  ['has opened', { status: 'viewed' }, ['Sent', '[Seen]', 'Quoted', 'Hired']],
  ['has answered', { status: 'interested' }, ['Sent', '[Seen]', 'Quoted', 'Hired']],
  ['knows how to reach who asked', { status: 'connected' }, ['Sent', '[Seen]', 'Quoted', 'Hired']],
  ['has sent a quote', { status: 'quoted', quote_status: 'sent' }, ['Sent', 'Seen', '[Quoted]', 'Hired']],
  ['was reached after its quote', { status: 'connected', quote_status: 'sent' }, ['Sent', 'Seen', '[Quoted]', 'Hired']],
  ['was hired', { status: 'hired' }, ['Sent', 'Seen', 'Quoted', '[Hired]']],
])('what a company was asked that %s shows how far it is', async (_, request, expected) => {
  const { container } = show(backendOf([myProject({ requests: [myRequest(request)] })]));
  expect(await steps(name)).toEqual(expected);
  await expectAccessible(container);
});

test.each<[string, MyProject['requests'][number]['status'], string]>([
  ['was not sent yet', 'draft', 'Not sent yet'],
  ['is finished', 'completed', 'Completed'],
  ['was declined', 'declined', 'Declined'],
  ['was taken back', 'withdrawn', 'Withdrawn'],
  ['nobody answered', 'expired', 'Expired'],
])('what %s says so instead', async (_, status, word) => {
  show(backendOf([myProject({ requests: [myRequest({ status })] })]));
  expect(await screen.findByText(word)).toBeVisible();
  expect(screen.queryByRole('list', { name })).toBeNull();
});

test('in French, where a booking has no quote to wait for, and a list is not hired', async () => {
  const avancement = 'Avancement de la demande';
  const { unmount } = show(backendOf([myProject({ requests: [myRequest({ status: 'viewed' })] })]), { locale: 'fr' });
  expect(await steps(avancement)).toEqual(['Envoyée', '[Vue]', 'Soumission reçue', 'Contrat confié']);
  unmount();
  const details = {
    service: 'Lawn mowing',
    choices: {},
    lines: [],
    percent: 100,
    subtotal_cents: 5_000,
    every: null,
    next_subtotal_cents: null,
    tax: [],
    total_cents: 5_000,
    listed_on: '2026-11-01',
    slot: { day: '2026-11-24', part: 'morning' as const, opens: '08:00', closes: '12:00', time_zone: 'America/Toronto' },
  };
  const booked = show(backendOf([myProject({ source: 'fixed_price', details, requests: [myRequest({ status: 'viewed' })] })]), {
    locale: 'fr',
  });
  expect(await steps(avancement)).toEqual(['[Demandée]', 'Confirmée']);
  booked.unmount();
  show(backendOf([myProject({ source: 'materials', requests: [myRequest({ status: 'hired' })] })]), { locale: 'fr' });
  expect(await steps(avancement)).toEqual(['Envoyée', 'Vue', 'Soumission reçue', '[Soumission acceptée]']);
});

test.each([
  ['an unread message', { unread: true }, 'Ash Roofing wrote to you.'],
  ['times for a visit', { visit_open: true }, 'Ash Roofing proposes a visit. Pick a time.'],
] as const)('%s comes before a company that got further', async (_, waiting, words) => {
  const requests = [
    myRequest({ status: 'quoted', quote_status: 'sent' }),
    myRequest({ id: 'r2', provider: ash, status: 'viewed', ...waiting }),
  ];
  show(backendOf([myProject({ requests })]));
  expect(await screen.findByText(words)).toBeVisible();
});

test('work that the company says is finished waits for the homeowner', async () => {
  const job = {
    hired_at: '2026-11-01T00:00:00Z',
    agreed_total_cents: null,
    first_day: '2026-11-05',
    last_day: '2026-11-06',
    company_done_at: '2026-11-10T00:00:00Z',
    homeowner_done_at: null,
    objections: 0,
    objected_at: null,
    objected_by: null,
    cancelled_at: null,
    completed_by: null,
  };
  show(backendOf([myProject({ requests: [myRequest({ status: 'hired', job })] })]));
  expect(await screen.findByText('Maple Ridge Roofing says the work is finished. Is it?')).toBeVisible();
});

test('nothing yet leads to the directory, in French too', async () => {
  show(backendOf([]), { locale: 'fr' });
  expect(await screen.findByRole('link', { name: 'Trouver un professionnel' })).toHaveAttribute('href', '/fr/services');
  expect(screen.queryByRole('link', { name: 'Toutes vos demandes' })).toBeNull();
});

test('a failure stays here and can be tried again', async () => {
  const backend = backendOf([myProject()]);
  backend.failNext('my_projects', { status: 500, message: 'boom' });
  show(backend);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your quote requests could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'New roof' })).toBeVisible();
});

test('nothing for somebody signed out', () => {
  expect(show(backendOf([myProject()]), { auth: 'signedOut' }).container).toBeEmptyDOMElement();
});
