import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';

const open = (options: Partial<RenderSectionOptions> = {}) => renderSection(section, { path: '/contact', ...options });
const box = (name: string | RegExp) => screen.getByLabelText(name);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.useRealTimers());

test('a message is stored once and answered with a reference and the 24-hour promise', async () => {
  const db = fakeDb({ rpc: { send_contact_message: () => ({ reference: 'C-7F3K92QD' }) } });
  const { container } = await open({ db });
  await userEvent.type(box('First Name'), 'Noémie');
  await userEvent.type(box('Last Name'), 'Roy');
  await userEvent.type(box('Email Address'), 'noemie@example.ca');
  await userEvent.selectOptions(box('Subject'), 'Vendor Partnership');
  await userEvent.type(box('Message'), 'Hello');
  expect(box('Message')).toHaveAccessibleDescription('5 of 5,000 characters');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send Message' }));

  const done = await screen.findByText('C-7F3K92QD');
  expect(done.closest('[role="status"]')).toHaveFocus();
  expect(screen.getByText('Thank you for writing, Noémie. We answer within 24 hours.')).toBeVisible();
  expect(db.requests).toHaveLength(1);
  expect(JSON.parse(db.requests[0]!.replace('POST /rpc/send_contact_message ', ''))).toEqual({
    message: expect.objectContaining({
      first_name: 'Noémie',
      last_name: 'Roy',
      email: 'noemie@example.ca',
      phone: '',
      subject: 'Vendor Partnership',
      message: 'Hello',
    }),
  });
  await expectAccessible(container);
});

test('whoever gives a number of Quebec gets the French terms first, and may choose the English ones', async () => {
  const db = fakeDb({ rpc: { send_contact_message: () => ({ reference: 'C-7F3K92QD' }) } });
  await open({ db });
  await userEvent.type(box('First Name'), 'Noémie');
  await userEvent.type(box('Last Name'), 'Roy');
  await userEvent.type(box('Email Address'), 'noemie@example.ca');
  await userEvent.selectOptions(box('Subject'), 'Other');
  await userEvent.type(box('Message'), 'Hello');
  expect(screen.queryByText('Conditions')).toBeNull();
  await userEvent.type(box(/^Phone/), '514 555-0199');
  expect(screen.getByText('Conditions')).toHaveAttribute('href', '/fr/terms');
  expect(screen.getByRole('checkbox', { name: /^The French text came first\. I choose the English one/ })).not.toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Send Message' }));
  await screen.findByText('C-7F3K92QD');
  expect(db.requests[0]).toContain('"notice":"notice-fr-3"');
});

test.each([
  ['subject=other', 'Other'],
  ['subject=Technical+Support', 'Technical Support'],
  ['subject=nonsense', ''],
])('/contact?%s chooses "%s"', async (query, subject) => {
  await open({ path: `/contact?${query}` });
  expect(box('Subject')).toHaveValue(subject);
});

test('in French the subjects are sent as the database knows them', async () => {
  const db = fakeDb({ rpc: { send_contact_message: () => ({ reference: 'C-7F3K92QD' }) } });
  const { container } = await open({ db, locale: 'fr' });
  expect(screen.getByRole('heading', { level: 1, name: 'Communiquez avec nous' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));
  expect(box('Sujet')).toHaveAccessibleDescription('Choisissez un sujet');
  await expectAccessible(container);
  await userEvent.type(box('Prénom'), 'Noémie');
  await userEvent.type(box('Nom de famille'), 'Roy');
  await userEvent.type(box('Adresse courriel'), 'noemie@example.ca');
  await userEvent.selectOptions(box('Sujet'), 'Soutien technique');
  await userEvent.type(box('Message'), 'Bonjour');
  await userEvent.click(screen.getByRole('button', { name: 'Envoyer le message' }));
  expect(await screen.findByText(/Nous répondons dans les 24.heures\.$/)).toBeVisible();
  expect(db.requests[0]).toContain('"subject":"Technical Support"');
});

test.each([
  ['2026-11-20T15:00:00Z', 'en', 'Open now, until 6:00 p.m.'],
  ['2026-11-21T02:00:00Z', 'en', 'Closed now, opens Saturday at 9:00 a.m.'],
  ['2026-11-23T12:00:00Z', 'en', 'Closed now, opens today at 8:00 a.m.'],
  ['2026-11-22T15:00:00Z', 'fr', 'Fermé en ce moment, ouvre lundi à 8 h'],
] as const)('at %s it says in %s: %s', async (now, locale, text) => {
  jest.useFakeTimers({ now: new Date(now) });
  await open({ locale });
  const shown = screen.getByText(/Open now|Closed now|en ce moment/).textContent;
  expect(shown.replaceAll(/[\u00a0\u202f]/g, ' ').replace('08 h', '8 h')).toBe(text);
});

test('the hours follow the clock while the page is open', async () => {
  jest.useFakeTimers({ now: new Date('2026-11-20T22:59:30Z') });
  await open();
  expect(screen.getByText(/Open now/)).toBeVisible();
  act(() => void jest.advanceTimersByTime(60_000));
  const hours = screen.getByText(/Closed now, opens Saturday/);
  expect(within(hours.closest('li')!).getByRole('heading', { name: 'Business Hours' })).toBeVisible();
});
