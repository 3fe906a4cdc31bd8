import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile } from '@marketplace/section-kit/export';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { leadPages } from '../../testing/leadPages';
import { member } from '../../testing/quoteForm';
import { requestBackend } from '../../testing/requestBackend';

jest.mock('@marketplace/section-kit/export', () => ({ ...jest.requireActual('@marketplace/section-kit/export'), downloadFile: jest.fn() }));

const none = { new: 0, answered: 0, quoted: 0, contact: 0, won: 0, lost: 0 };
const points = [
  { key: 'open', done: true },
  { key: 'price', done: false },
];
const exported = {
  reference: 'R-7F3K92QD',
  status: 'quoted',
  reason: null,
  service: '=1+1',
  category: 'Roofing',
  area: 'M5V',
  source: 'card',
  sent_at: '2026-11-18T15:00:00Z',
  connected_at: null,
  activity_at: '2026-11-19T15:00:00Z',
  quote_sent_at: '2026-11-19T15:00:00Z',
  quote_cents: 113_050,
  agreed_cents: null,
  first_day: null,
  last_day: null,
  name: null,
  email: null,
  phone: null,
};

async function show({ status = 'approved', role = 'owner', reason = null as string | null, locale = 'en' as 'en' | 'fr' } = {}) {
  const backend = requestBackend({
    rpc: {
      my_companies: () => [{ id: 'p1', name: 'Maple Ridge Roofing', status, role }],
      lead_inbox: () => ({ counts: none, items: [], next: null }),
      company_standing: () => ({ reason, points }),
      export_leads: () => [exported],
    },
  });
  return { backend, ...(await renderSection(leadPages('lead-inbox'), { path: '/account/leads', locale, db: backend.db, auth: member })) };
}

beforeEach(() => {
  localStorage.clear();
  jest.mocked(downloadFile).mockClear();
});

test.each([
  ['en', 'What brings requests', 'You take new workDone', 'A “from” priceName a price that one of your services starts at.', 'write to us'],
  [
    'fr',
    'Ce qui attire les demandes',
    'Vous acceptez de nouveaux travauxFait',
    'Un prix «\u00a0à partir de\u00a0»Indiquez à partir de quel prix vous offrez un de vos services.',
    'écrivez-nous',
  ],
] as const)('a company without requests reads in %s what brings them and what it lacks', async (locale, title, has, lacks, write) => {
  const { container } = await show({ locale });
  const part = within(await screen.findByRole('region', { name: title }));
  expect(part.getAllByRole('listitem').map((item) => item.textContent)).toEqual([has, lacks]);
  const prefix = locale === 'fr' ? '/fr' : '';
  expect(part.getByRole('link', { name: write })).toHaveAttribute('href', `${prefix}/contact`);
  expect(part.getByRole('link', { name: /your page|votre page/ })).toHaveAttribute('href', `${prefix}/services/p1`);
  await expectAccessible(container);
});

test.each([
  ['en', /^This company is suspended\. .* export it\. Why: No licence$/, 'Answer this decision', 'Suspended company'],
  ['fr', /^Cette entreprise est suspendue\. .* son historique\. Motif\s: No licence$/, 'Contester la décision', 'Entreprise suspendue'],
] as const)('a suspended company reads in %s why, and how to answer', async (locale, words, answer, label) => {
  const { container } = await show({ status: 'suspended', reason: 'No licence', locale });
  const banner = within(await screen.findByRole('complementary', { name: label }));
  expect(await banner.findByText(words)).toBeVisible();
  expect(banner.getByRole('link', { name: answer })).toHaveAttribute('href', locale === 'fr' ? '/fr/contact' : '/contact');
  expect(screen.queryByText(/What brings requests|Ce qui attire/)).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('its requests are handed out as a table in which nothing runs', async () => {
  const { backend } = await show({ status: 'suspended', reason: 'No licence' });
  await userEvent.click(await screen.findByRole('button', { name: 'Export all requests (CSV)' }));
  await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1));
  const [name, type, text] = jest.mocked(downloadFile).mock.lastCall!;
  expect([name, type]).toEqual(['requests.csv', 'text/csv']);
  const [head, row] = text.split('\r\n');
  expect(head).toMatch(/^\ufeffReference,State,Work,Area,/);
  expect(row).toMatch(/^R-7F3K92QD,Quote sent,"'=1\+1",M5V,2026-11-18,2026-11-19,2026-11-19,1130\.5,/);
  expect(backend.argsOf('export_leads')).toEqual([{ provider: 'p1' }]);
});

test('a refused export is said beside the button', async () => {
  const { backend } = await show({ status: 'suspended' });
  backend.failNext('export_leads', { status: 429, code: 'PT429', details: '60', message: 'Too much' });
  await userEvent.click(await screen.findByRole('button', { name: 'Export all requests (CSV)' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/sent a lot in a short time/);
  expect(downloadFile).not.toHaveBeenCalled();
});

test('crew of a company that left reads its history and exports nothing', async () => {
  await show({ status: 'closed', role: 'member' });
  expect(await screen.findByText(/^This company has left .* You can read its history\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Export/ })).not.toBeInTheDocument();
});
