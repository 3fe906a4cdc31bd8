import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile } from '@marketplace/section-kit/export';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { exportedRequest } from '../../testing/exportedRequest';
import { leadPages } from '../../testing/leadPages';
import { member } from '../../testing/quoteForm';
import { requestBackend } from '../../testing/requestBackend';

jest.mock('@marketplace/section-kit/export', () => ({ ...jest.requireActual('@marketplace/section-kit/export'), downloadFile: jest.fn() }));

const none = { new: 0, answered: 0, quoted: 0, contact: 0, won: 0, lost: 0 };
const some = [
  { key: 'open', done: true },
  { key: 'price', done: false },
];
async function show({
  status = 'approved',
  role = 'owner',
  reason = null as string | null,
  locale = 'en' as 'en' | 'fr',
  others = [] as object[],
  points = some,
} = {}) {
  const backend = requestBackend({
    rpc: {
      my_companies: () => [{ id: 'p1', name: 'Maple Ridge Roofing', status, role }, ...others],
      lead_inbox: () => ({ counts: none, items: [], next: null }),
      company_standing: () => ({ reason, points }),
      export_leads: () => [exportedRequest()],
    },
  });
  return { backend, ...(await renderSection(leadPages('lead-inbox'), { path: '/account/leads', locale, db: backend.db, auth: member })) };
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(downloadFile).mockClear();
});

test.each([
  ['en', 'What brings requests', 'You take new workDone', 'A “from” priceName a price that one of your services starts at.'],
  [
    'fr',
    'Ce qui attire les demandes',
    'Vous acceptez de nouveaux travauxFait',
    'Un prix «\u00a0à partir de\u00a0»Indiquez à partir de quel prix vous offrez un de vos services.',
  ],
] as const)('a company without requests reads in %s what brings them and what it lacks', async (locale, title, has, lacks) => {
  const { container } = await show({ locale });
  const part = within(await screen.findByRole('region', { name: title }));
  expect(part.getAllByRole('listitem').map((item) => item.textContent)).toEqual([has, lacks]);
  const prefix = locale === 'fr' ? '/fr' : '';
  expect(part.getByRole('link', { name: /your page|votre page/ })).toHaveAttribute('href', `${prefix}/services/p1`);
  expect(part.getByRole('link', { name: /new work|nouveaux travaux/ })).toHaveAttribute('href', `${prefix}/account/calendar`);
  await expectAccessible(container);
});

test('each point leads to where the company changes it', async () => {
  const others = [{ id: 'p2', name: 'Maple Ridge Siding', status: 'approved', role: 'owner' }];
  const keys = ['open', 'about', 'price', 'photos', 'checks', 'areas'];
  await show({ others, points: keys.map((key) => ({ key, done: false })) });
  const part = within(await screen.findByRole('region', { name: 'What brings requests' }));
  const list = within(part.getByRole('list'));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/account/calendar?company=p1',
    '/account/listing?company=p1#about',
    '/account/listing?company=p1#services',
    '/account/listing?company=p1#projects',
    '/account/listing?company=p1#credentials',
    '/account/listing?company=p1#place',
  ]);
});

test('crew reads the points without a way to change them', async () => {
  await show({ role: 'member' });
  const part = within(await screen.findByRole('region', { name: 'What brings requests' }));
  expect(within(part.getByRole('list')).queryByRole('link')).toBeNull();
});

test.each([
  ['en', /^This company is suspended\. .* export it\. Why: No licence$/, 'Contest this decision', 'Suspended company'],
  ['fr', /^Cette entreprise est suspendue\. .* son historique\. Motif\s: No licence$/, 'Contester la décision', 'Entreprise suspendue'],
] as const)('a suspended company reads in %s why, and how to answer', async (locale, words, answer, label) => {
  const { container } = await show({ status: 'suspended', reason: 'No licence', locale });
  const banner = within(await screen.findByRole('complementary', { name: label }));
  expect(await banner.findByText(words)).toBeVisible();
  expect(banner.getByRole('link', { name: answer })).toHaveAttribute('href', locale === 'fr' ? '/fr/contact' : '/contact');
  expect(screen.queryByText(/What brings requests|Ce qui attire/)).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('its requests are handed out beside it', async () => {
  const { backend } = await show({ status: 'suspended', reason: 'No licence' });
  await userEvent.click(await screen.findByRole('button', { name: 'Export Requests and Quotes (CSV)' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalledWith('requests.csv', 'text/csv', expect.stringContaining('R-7F3K92QD')));
  expect(backend.argsOf('export_leads')).toEqual([{ provider: 'p1' }]);
});

test('crew of a company that left reads its history and exports nothing', async () => {
  await show({ status: 'closed', role: 'member' });
  expect(await screen.findByText(/^This company has left .* You can read its history\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Export/ })).not.toBeInTheDocument();
});
