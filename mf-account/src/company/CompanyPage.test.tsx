import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { brand } from '@marketplace/shared-ui/brand';
import { expectAccessible, fakeDb, renderSection, type FakeDbOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { member } from '../testing/member';

const company = { id: 'p1', name: 'Maple Ridge Roofing', status: 'approved', role: 'owner' };
const registered = { legal_name: '1234567 Ontario Inc.', business_number: '123456789' };

interface Given {
  companies?: (typeof company)[];
  legal?: (typeof registered)[] | { status: number };
  locale?: 'en' | 'fr';
  path?: string;
  rpc?: FakeDbOptions['rpc'];
}

async function open({ companies = [company], legal = [registered], locale = 'en', path = '/account/company', rpc }: Given = {}) {
  const state = { legal };
  const db = fakeDb({
    tables: { provider_private: () => state.legal },
    rpc: {
      my_companies: () => companies,
      my_attention: () => ({ requests: 0, companies: [], staff: null }),
      company_decisions: () => [],
      ...rpc,
    },
  });
  return { state, db, ...(await renderSection(section, { path, auth: member, locale, db })) };
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const factsOf = (region: { getAllByRole: (role: 'term' | 'definition') => HTMLElement[] }) => {
  const values = region.getAllByRole('definition').map(({ textContent }) => textContent);
  return Object.fromEntries(region.getAllByRole('term').map(({ textContent }, place) => [textContent, values[place]]));
};

beforeEach(() => localStorage.clear());

test('an owner reads what the company is registered as, and finds the exports', async () => {
  const { container, db } = await open();
  expect(factsOf(await part('Your company'))).toEqual({ 'Name on its page': 'Maple Ridge Roofing', Status: 'Live', 'Your role': 'Owner' });
  const legal = await part('Legal details');
  expect(await legal.findByText('1234567 Ontario Inc.')).toBeVisible();
  expect(factsOf(legal)).toEqual({
    'Legal name': '1234567 Ontario Inc.',
    'Business number': '123456789',
  });
  expect(legal.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact');
  expect(screen.getByRole('link', { name: 'Change the page' })).toHaveAttribute('href', '/account/listing');
  expect(screen.getByRole('link', { name: /^Company settings/ })).toHaveAttribute('href', '/account/company/settings');
  expect(container.querySelector('[data-fragment]')).toHaveAttribute('data-fragment', 'services/company-exports');
  expect(db.requests).toContain('GET /provider_private?select=legal_name,business_number&provider_id=eq.p1&limit=1');
  const rooms = screen.getByRole('navigation', { name: 'Your account' });
  expect(within(rooms).getByRole('link', { name: 'Company' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(container);
});

test('it stands in French, with what is missing and where it is entered', async () => {
  const { container } = await open({ companies: [{ ...company, status: 'changes_requested' }], legal: [], locale: 'fr' });
  expect(factsOf(await part('Votre entreprise'))).toMatchObject({ État: 'Renvoyée pour correction', 'Votre rôle': 'Propriétaire' });
  const legal = await part('Renseignements légaux');
  expect(await legal.findAllByText('Pas encore inscrit')).toHaveLength(2);
  expect(legal.getByRole('link', { name: 'Modifier les renseignements légaux' })).toHaveAttribute('href', '/fr/account/apply');
  await expectAccessible(container);
});

test.each([
  ['manager', 'Estimator', true],
  ['member', 'Crew', false],
])('a %s reads no legal data', async (role, words, mayWrite) => {
  const { db } = await open({ companies: [{ ...company, role }] });
  expect(factsOf(await part('Your company'))).toMatchObject({ 'Your role': words });
  expect(screen.queryByRole('region', { name: 'Legal details' })).not.toBeInTheDocument();
  expect(db.requests.some((request) => request.includes('provider_private'))).toBe(false);
  expect(screen.queryAllByRole('link', { name: 'Change the page' })).toHaveLength(mayWrite ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: /^Company settings/ })).toHaveLength(mayWrite ? 1 : 0);
});

test('an owner reads what was decided about the company and why, and how to answer it', async () => {
  const rpc = {
    company_decisions: () => [
      { about: 'page', decision: 'suspend', reason: 'Its licence was withdrawn.', at: '2026-11-23T15:00:00Z' },
      { about: 'identity', decision: 'verify', reason: null, at: '2026-11-20T15:00:00Z' },
    ],
  };
  const { container } = await open({ companies: [{ ...company, status: 'suspended' }], rpc, locale: 'fr' });
  const decided = await part('Nos décisions');
  const [first, second] = await decided.findAllByRole('listitem');
  expect(first).toHaveTextContent('L’entreprise a été suspendue, le 23 novembre 2026Its licence was withdrawn.');
  expect(second).toHaveTextContent(/confirmée, le 20 novembre 2026$/);
  expect(decided.getByRole('link', { name: 'Contester une décision' })).toHaveAttribute('href', '/fr/contact');
  await expectAccessible(container);
});

test('an estimator reads no decisions', async () => {
  const decisions = jest.fn(() => null);
  await open({ companies: [{ ...company, role: 'manager' }], rpc: { company_decisions: decisions } });
  await part('Your company');
  expect(screen.queryByRole('region', { name: 'What we decided' })).not.toBeInTheDocument();
  expect(decisions).not.toHaveBeenCalled();
});

test('what could not be read is said, and read again on request', async () => {
  const { state } = await open({ legal: { status: 503 } });
  const legal = await part('Legal details');
  expect(await legal.findByText('The legal details could not be loaded')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Exports' })).toBeVisible();
  state.legal = [registered];
  await userEvent.click(legal.getByRole('button', { name: /again/i }));
  expect(await legal.findByText('1234567 Ontario Inc.')).toBeVisible();
});

test('of several companies the address says which', async () => {
  await open({ companies: [company, { ...company, id: 'p2', name: 'Ash Masonry' }], path: '/account/company?company=p2' });
  expect(factsOf(await part('Your company'))).toMatchObject({ 'Name on its page': 'Ash Masonry' });
  expect(screen.getByRole('link', { name: 'Change the page' })).toHaveAttribute('href', '/account/listing?company=p2');
});

test('who works for no company reads what to do', async () => {
  const { container } = await open({ companies: [] });
  expect(await screen.findByText('You’re not on a team')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/apply');
  expect(container.querySelector('[data-fragment]')).toBeNull();
});

test('signed out it leads to signing in and back', async () => {
  const path = '/account/company?company=p2';
  await renderSection(section, { path });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', `/auth?returnTo=${encodeURIComponent(path)}`);
});

describe('closing the company', () => {
  const until = '2026-12-24T15:00:00Z';

  beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-24T15:00:00Z'), advanceTimers: true }));
  afterEach(() => jest.useRealTimers());

  test('needs its name, is done once, and offers the way back, which waits for staff', async () => {
    const state = { status: 'approved' };
    const close = jest.fn(() => ({ status: (state.status = 'closed'), until }));
    const reopen = jest.fn(() => ({ status: (state.status = 'submitted'), until: null }));
    const { shell, container } = await open({
      rpc: {
        my_companies: () => [{ ...company, status: state.status }],
        company_leaving: () => ({ status: state.status, until: state.status === 'closed' ? until : null }),
        close_company: close,
        reopen_company: reopen,
      },
    });
    const card = await part(`Leave ${brand.name}`);
    await userEvent.click(card.getByRole('button', { name: 'Close the Company' }));
    expect(close).not.toHaveBeenCalled();
    await expectAccessible(container);
    await userEvent.type(card.getByLabelText(/^Name of the company/), 'Maple Ridge Roofing');
    await userEvent.dblClick(card.getByRole('button', { name: 'Close the Company' }));
    const back = await part(`Maple Ridge Roofing has left ${brand.name}`);
    expect(close.mock.calls).toEqual([[{ provider: 'p1', name: 'Maple Ridge Roofing' }]]);
    expect(await back.findByText(/until December 24, 2026/)).toBeVisible();
    await userEvent.click(back.getByRole('button', { name: 'Reopen the Company' }));
    expect(await part(`Leave ${brand.name}`)).toBeDefined();
    expect(reopen.mock.calls).toEqual([[{ provider: 'p1' }]]);
    expect(shell.notifications.map(({ title }) => title)).toEqual([
      `Maple Ridge Roofing has left ${brand.name}`,
      'Maple Ridge Roofing is reopened',
    ]);
  });

  test.each([
    [
      'en',
      '',
      `Maple Ridge Roofing has left ${brand.name}`,
      /^The 30 days to reopen it are over\. Until February 22, 2027 /,
      'Apply Again',
    ],
    [
      'fr',
      '/fr',
      `Maple Ridge Roofing a quitté ${brand.name}`,
      /^Les 30 jours pour revenir sont écoulés\. Jusqu’au 22 février 2027,/,
      'Poser de nouveau sa candidature',
    ],
  ] as const)(
    'after 30 days says in %s what stays readable and until when, and offers no way back',
    async (locale, prefix, title, text, apply) => {
      jest.setSystemTime(new Date(until));
      const companies = [{ ...company, status: 'closed' }];
      const { container } = await open({ locale, companies, rpc: { company_leaving: () => ({ status: 'closed', until }) } });
      const over = await part(title);
      expect(await over.findByText(text)).toBeVisible();
      expect(over.getByRole('link', { name: apply })).toHaveAttribute('href', `${prefix}/apply`);
      expect(over.queryByRole('button')).toBeNull();
      await expectAccessible(container);
    },
  );

  test('with a job under way says what to do first, in French', async () => {
    await open({ locale: 'fr', rpc: { close_company: { status: 409, code: 'PT409', details: 'hired', message: 'A job is under way' } } });
    const card = await part(`Quitter ${brand.name}`);
    await userEvent.type(card.getByLabelText(/^Nom de l’entreprise/), 'Maple Ridge Roofing');
    await userEvent.click(card.getByRole('button', { name: 'Fermer l’entreprise' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Des travaux de cette entreprise sont en cours.');
    expect(screen.getByRole('link', { name: 'Voir les travaux' })).toHaveAttribute('href', '/fr/account/leads?company=p1&tab=won');
  });

  test.each([
    ['manager', 'approved'],
    ['owner', 'suspended'],
  ])('is not offered to a %s of one that is %s', async (role, status) => {
    await open({ companies: [{ ...company, role, status }] });
    await part('Your company');
    expect(screen.queryByRole('region', { name: new RegExp(`^Leave ${brand.name}`) })).not.toBeInTheDocument();
  });
});

describe('leaving the company', () => {
  const crew = { ...company, role: 'member' };

  test('is asked first, is said, and goes on at the first page of the account', async () => {
    const left: unknown[] = [];
    const { shell, container, address } = await open({
      rpc: {
        my_companies: () => (left.length > 0 ? [] : [crew]),
        remove_member: (given) => {
          left.push(given);
          return { removed: member.id };
        },
      },
    });
    const card = await part('Leave the company');
    card.getByRole('button', { name: 'Leave the Team' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Leave the team?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(left).toEqual([]);
    await expectAccessible(container);
    await userEvent.click(card.getByRole('button', { name: 'Leave the Team' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave the Team' }));
    await waitFor(() => expect(address()).toBe('/account'));
    expect(left).toEqual([{ provider: 'p1', member: member.id }]);
    expect(shell.notifications).toMatchObject([{ title: 'You have left the team', tone: 'success' }]);
  });

  test('is not for its last owner, who reads what to do first', async () => {
    const refusal = { status: 409, code: 'PT409', details: 'last_owner', message: 'A company needs at least one owner' };
    await open({ locale: 'fr', rpc: { remove_member: refusal } });
    await userEvent.click((await part('Quitter l’entreprise')).getByRole('button', { name: 'Quitter l’équipe' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitter l’équipe' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Nommez-en d’abord un autre.');
  });
});
