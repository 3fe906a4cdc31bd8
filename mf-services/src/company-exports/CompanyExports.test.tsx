import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineSection, type Answer } from '@marketplace/section-kit';
import { downloadFile } from '@marketplace/section-kit/export';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { fragments } from '../routes';
import { exportedRequest } from '../testing/exportedRequest';
import { member } from '../testing/quoteForm';
import { lostAnswer, requestBackend } from '../testing/requestBackend';

jest.mock('@marketplace/section-kit/export', () => ({ ...jest.requireActual('@marketplace/section-kit/export'), downloadFile: jest.fn() }));

const page = defineSection({ name: 'mf-account', routes: [{ path: '/account/company', lazy: fragments['company-exports']! }] });
const review: Answer<'export_reviews'>[number] = {
  id: 'v1',
  author: 'Marie T., Laval',
  rating: 5,
  on_time: null,
  on_budget: null,
  tidy: null,
  body: 'They came on time and fixed the leak.',
  salt: 'abc',
  locale: 'en',
  created_at: '2026-11-18T15:00:00Z',
  proof: 'both',
  reply: null,
};
const marie = {
  connected_at: '2026-11-18T16:00:00Z',
  name: 'Marie Tremblay',
  email: 'Marie@example.ca',
  phone: '+1 514 555 0123',
  postal_code: 'H2X 1Y4',
};

interface Given {
  requests?: Answer<'export_leads'>;
  reviews?: Answer<'export_reviews'>;
  status?: string;
  role?: string;
  locale?: 'en' | 'fr';
}

async function show({ requests = [], reviews = [], status = 'approved', role = 'manager', locale = 'en' }: Given = {}) {
  const backend = requestBackend({
    rpc: {
      my_companies: () => [{ id: 'p1', name: 'Maple Ridge Roofing', status, role }],
      export_leads: () => requests,
      export_reviews: () => reviews,
    },
  });
  const shown = await renderSection(page, { path: '/account/company', locale, db: backend.db, auth: member });
  await screen.findAllByText(/Export|exporter/i);
  return { backend, ...shown };
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const fileMade = async () => {
  await waitFor(() => expect(downloadFile).toHaveBeenCalledTimes(1));
  return jest.mocked(downloadFile).mock.lastCall!;
};

beforeEach(() => {
  localStorage.clear();
  jest.mocked(downloadFile).mockClear();
});

test('requests and quotes are handed out as a table in which nothing runs, and it says how many', async () => {
  const { backend, container } = await show({ requests: [exportedRequest(), exportedRequest({ service: 'Call \uFFFC' })] });
  await press('Export Requests and Quotes (CSV)');
  const [name, type, text] = await fileMade();
  expect([name, type]).toEqual(['requests.csv', 'text/csv']);
  const [head, row, masked] = text.split('\r\n');
  expect(head).toMatch(/^\ufeffReference,Status,Work,Area,.*,Address,Postal code$/);
  expect(row).toMatch(/^R-7F3K92QD,Quote sent,"'=1\+1",M5V,2026-11-18,2026-11-19,2026-11-19,1130\.5,/);
  expect(masked).toContain('Call [hidden until contact is shared]');
  expect(await screen.findByText('2 requests are in requests.csv.')).toBeVisible();
  expect(backend.argsOf('export_leads')).toEqual([{ provider: 'p1' }]);
  await expectAccessible(container);
});

test('whoever shared contact details stands once among the contacts, with all of their requests', async () => {
  const requests = [
    exportedRequest({ ...marie, reference: 'R-3' }),
    exportedRequest({ reference: 'R-2' }),
    exportedRequest({ ...marie, reference: 'R-1', email: 'marie@example.ca', phone: null, address: '12, rue des Érables' }),
  ];
  await show({ requests });
  await press('Export Contacts (vCard)');
  const [name, type, text] = await fileMade();
  expect([name, type]).toEqual(['contacts.vcf', 'text/vcard']);
  expect(text.split('\r\n')).toEqual([
    'BEGIN:VCARD',
    'VERSION:3.0',
    expect.stringMatching(/^UID:R-1@/),
    'FN:Marie Tremblay',
    'N:Tremblay;Marie;;;',
    'EMAIL;TYPE=INTERNET:Marie@example.ca',
    'TEL:+1 514 555 0123',
    'ADR:;;12\\, rue des Érables;;;H2X 1Y4;',
    'NOTE:Requests: R-3\\, R-1',
    'END:VCARD',
    '',
  ]);
  expect(await screen.findByText('1 contact is in contacts.vcf.')).toBeVisible();
});

test('reviews are handed out with their answers, in French as well', async () => {
  const { container } = await show({ reviews: [review], locale: 'fr' });
  await press('Exporter les avis (JSON)');
  const [name, type, text] = await fileMade();
  expect([name, type]).toEqual(['avis.json', 'application/json']);
  expect(JSON.parse(text)).toEqual({ company: { id: 'p1', name: 'Maple Ridge Roofing' }, reviews: [review] });
  expect(await screen.findByText('1 avis se trouve dans avis.json.')).toBeVisible();
  await expectAccessible(container);
});

test.each([
  ['Export Requests and Quotes (CSV)', 'You haven’t received any requests yet, so there is nothing to export.', []],
  ['Export Contacts (vCard)', 'No homeowner has shared contact details yet, so there is nothing to export.', [exportedRequest()]],
  ['Export Reviews (JSON)', 'There are no reviews yet, so there is nothing to export.', []],
] as const)('%s makes no empty file', async (button, words, requests) => {
  await show({ requests: [...requests] });
  await press(button);
  expect(await screen.findByText(words)).toBeVisible();
  expect(downloadFile).not.toHaveBeenCalled();
});

test('a refused export is said beside its button, which waits', async () => {
  const { backend } = await show({ reviews: [review] });
  backend.failNext('export_reviews', { status: 429, code: 'PT429', details: '60', message: 'Too much' });
  await press('Export Reviews (JSON)');
  expect(await screen.findByRole('alert')).toHaveTextContent(/sent a lot in a short time/);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Export Reviews (JSON)' })).toBeDisabled());
  expect(downloadFile).not.toHaveBeenCalled();
});

test('without a connection nothing is made, and the same press makes it later', async () => {
  const { backend } = await show({ reviews: [review] });
  backend.failNext('export_reviews', lostAnswer);
  await press('Export Reviews (JSON)');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(downloadFile).not.toHaveBeenCalled();
  await press('Export Reviews (JSON)');
  expect((await fileMade())[0]).toBe('reviews.json');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a company that is not approved takes no contacts along, and reads why', async () => {
  await show({ status: 'suspended', role: 'owner' });
  expect(screen.getByText('Contacts of homeowners can be exported only while the company is approved.')).toBeVisible();
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Export Requests and Quotes (CSV)',
    'Export Reviews (JSON)',
  ]);
});

test('the crew exports nothing, and reads who does', async () => {
  const { container } = await show({ role: 'member' });
  expect(screen.getByText(/^Owners and estimators of the company can export/)).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await expectAccessible(container);
});
