import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { member } from '../testing/member';
import type { Availability, Calendar, CalendarEntry } from './useCalendar';

const company = '22222222-3333-4444-8555-666666666666';
const open: Availability = { accepting_work: true, away_until: null, next_free_on: null };
const visit: CalendarEntry = {
  kind: 'visit',
  request_id: 'r1',
  reference: 'R-7F3K92QD',
  service: 'Roofing',
  area: 'M5V',
  settled: true,
  day: '2026-12-01',
  start: '2026-12-01T14:00:00Z',
  minutes: 90,
  time_zone: 'America/Toronto',
  place: 'site',
  until: null,
};
const entries: CalendarEntry[] = [
  { ...visit, kind: 'job', request_id: 'r3', reference: 'R-3', service: null, start: null, minutes: null, until: '2026-12-04' },
  visit,
  { ...visit, request_id: 'r2', reference: 'R-2', settled: false, place: 'video' },
  {
    ...visit,
    kind: 'booking',
    request_id: 'r4',
    reference: 'R-4',
    day: '2026-12-02',
    start: '2026-12-02T13:00:00Z',
    minutes: 240,
    settled: false,
  },
];

interface Given {
  calendar?: Partial<Calendar>;
  role?: 'owner' | 'manager' | 'member';
  status?: 'approved' | 'suspended';
  rpc?: object;
  before?: (body: string) => Promise<void> | void;
  locale?: 'en' | 'fr';
  path?: string;
}
const asked = jest.fn();
const show = ({
  calendar = {},
  role = 'owner',
  status = 'approved',
  rpc = {},
  before,
  locale = 'en',
  path = '/account/calendar',
}: Given = {}) =>
  renderSection(section, {
    path,
    auth: member,
    locale,
    db: fakeDb({
      before,
      rpc: {
        my_attention: () => ({ requests: 0, companies: [], staff: null }),
        my_companies: () => [{ id: company, name: 'Maple Ridge Roofing', status, role }],
        company_calendar: ({ first_day, last_day, ...given }: Record<string, unknown>) => {
          asked({ first_day, last_day, ...given });
          return { first_day, last_day, availability: open, entries: [], ...calendar };
        },
        calendar_feed_state: () => null,
        ...rpc,
      },
    }),
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

beforeEach(() => {
  asked.mockClear();
  jest.useFakeTimers({ now: new Date('2026-11-23T15:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

describe('the days of a company', () => {
  test('show what is planned day by day; each line leads to its request', async () => {
    const { container } = await show({ calendar: { entries } });
    const agenda = await part('Agenda');
    expect(agenda.getByText('November 23, 2026 to December 20, 2026')).toBeVisible();
    const first = await part('Tuesday, December 1');
    expect(first.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
      'Work until December 4, 2026Request · M5V · R-3Planned',
      '9:00 a.m. to 10:30 a.m. · Visit at the homeRoofing · M5V · R-7F3K92QDPlanned',
      '9:00 a.m. to 10:30 a.m. · Visit by videoRoofing · M5V · R-2Offered, not chosen yet',
    ]);
    expect(first.getByRole('link', { name: /R-7F3K92QD/ })).toHaveAttribute('href', '/account/leads/r1');
    expect((await part('Wednesday, December 2')).getByRole('listitem')).toHaveTextContent(
      '8:00 a.m. to 12:00 p.m. · Fixed-price bookingRoofing · M5V · R-4Requested, waiting for you',
    );
    await expectAccessible(container);
  });

  test('are written as Quebec writes them', async () => {
    const { container } = await show({ calendar: { entries }, locale: 'fr' });
    const first = await part('mardi 1er décembre');
    expect(first.getAllByRole('listitem').map((line) => line.textContent!.replace(/\s/g, ' '))).toEqual([
      'Travaux jusqu’au 4 décembre 2026Demande · M5V · R-3Planifiés',
      'De 9 h à 10 h 30 · Visite à domicileToiture · M5V · R-7F3K92QDPrévue',
      'De 9 h à 10 h 30 · Visite par vidéoToiture · M5V · R-2Proposée, pas encore choisie',
    ]);
    await expectAccessible(container);
  });

  test('say that nothing is planned, and lead to other weeks and back', async () => {
    const { address } = await show({ path: '/account/calendar?company=x' });
    expect(await screen.findByText('Nothing planned')).toBeVisible();
    expect(asked).toHaveBeenLastCalledWith({ provider_id: company, first_day: '2026-11-23', last_day: '2026-12-20' });
    await userEvent.click(screen.getByRole('link', { name: 'Four weeks later' }));
    await waitFor(() => expect(asked).toHaveBeenLastCalledWith(expect.objectContaining({ first_day: '2026-12-21' })));
    expect(address()).toBe('/account/calendar?company=x&weeks=4');
    await userEvent.click(await screen.findByRole('link', { name: 'Back to today' }));
    expect(address()).toBe('/account/calendar?company=x');
  });

  test('end a year away', async () => {
    await show({ path: '/account/calendar?weeks=52' });
    await screen.findByText('Nothing planned');
    expect(screen.getByRole('link', { name: 'Four weeks earlier' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Four weeks later' })).not.toBeInTheDocument();
  });

  test('that do not come say so, and come by a press', async () => {
    let isDown = true;
    const failure = { status: 403, code: 'PT403', message: 'No', hint: 'Try again.' };
    const answer = { first_day: '2026-11-23', last_day: '2026-12-20', availability: open, entries: [] };
    await show({ rpc: { company_calendar: () => (isDown ? failure : answer) } });
    expect(await screen.findByText('The calendar could not be loaded')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Nothing planned')).toBeVisible();
  });

  test('belong to a company: without one the way to one is shown', async () => {
    const { container } = await show({ rpc: { my_companies: () => [] } });
    expect(await screen.findByText('You’re not part of a company here')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/apply');
    await expectAccessible(container);
  });
});

describe('whether the company takes new work', () => {
  const said = { accepting_work: false, away_until: '2026-12-24', next_free_on: '2027-01-11' };
  const save = async () => userEvent.click((await part('New work')).getByRole('button', { name: 'Save' }));

  test('is changed by keyboard alone, and called saved once it is stored', async () => {
    let answer!: () => void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const set = jest.fn(() => said);
    const before = (body: string) => (body.includes('accepting_work') ? answered : undefined);
    const { shell, container } = await show({ rpc: { set_availability: set }, before });
    const form = await part('New work');
    form.getByRole('checkbox', { name: 'Taking new work' }).focus();
    await userEvent.keyboard(' ');
    await userEvent.tab();
    expect(form.getByLabelText('Away until')).toHaveFocus();
    await userEvent.type(form.getByLabelText('Away until'), '2026-12-24');
    await userEvent.type(form.getByLabelText('Next free from'), '2027-01-11');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(await form.findByRole('button', { name: 'Saving…' })).toBeVisible();
    expect(shell.notifications).toEqual([]);
    answer();
    await waitFor(() => expect(shell.notifications).toMatchObject([{ title: 'Saved. Your page is up to date.', tone: 'success' }]));
    expect(set).toHaveBeenCalledWith({ provider_id: company, availability: said });
    await expectAccessible(container);
  });

  test('stands as it is stored, and a day that is cleared is none', async () => {
    const set = jest.fn(() => open);
    await show({ calendar: { availability: said }, rpc: { set_availability: set } });
    const form = await part('New work');
    expect(form.getByRole('checkbox', { name: 'Taking new work' })).not.toBeChecked();
    expect(form.getByLabelText('Away until')).toHaveValue('2026-12-24');
    await userEvent.click(form.getByRole('checkbox', { name: 'Taking new work' }));
    await userEvent.clear(form.getByLabelText('Away until'));
    await userEvent.clear(form.getByLabelText('Next free from'));
    await save();
    await waitFor(() => expect(set).toHaveBeenCalledWith({ provider_id: company, availability: open }));
  });

  test('offline nothing is called saved, and what was typed stays', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const before = (body: string) => (body.includes('accepting_work') ? Promise.reject(new TypeError('Failed to fetch')) : undefined);
    const { shell, container } = await show({ rpc: { set_availability: () => said }, before });
    const form = await part('New work');
    await userEvent.type(form.getByLabelText('Away until'), '2026-12-24');
    await save();
    expect(await form.findByRole('alert')).toHaveTextContent('You are offline. Nothing was sent');
    expect(form.getByLabelText('Away until')).toHaveValue('2026-12-24');
    expect(shell.notifications).toEqual([]);
    await expectAccessible(container);
    onLine.mockRestore();
  });

  test('a day that the database refuses is marked at its field', async () => {
    const past = {
      status: 422,
      code: 'PT422',
      message: 'The last day of the absence is in the past',
      details: 'away_until',
      hint: 'Choose today.',
    };
    const { shell } = await show({ rpc: { set_availability: () => past }, locale: 'fr' });
    const form = await part('Nouveaux mandats');
    await userEvent.type(form.getByLabelText('Absence jusqu’au'), '2026-11-24');
    await userEvent.click(form.getByRole('button', { name: 'Enregistrer' }));
    await waitFor(() => expect(form.getByLabelText('Absence jusqu’au')).toHaveFocus());
    expect(form.getByLabelText('Absence jusqu’au')).toHaveAccessibleDescription(/Choisissez un jour à partir d’aujourd’hui/);
    expect(shell.notifications).toEqual([]);
  });

  test('a free day within the absence is refused before it is sent, until either is changed', async () => {
    const set = jest.fn(() => said);
    await show({ rpc: { set_availability: set } });
    const form = await part('New work');
    await userEvent.type(form.getByLabelText('Away until'), '2026-12-24');
    await userEvent.type(form.getByLabelText('Next free from'), '2026-12-20');
    await save();
    await waitFor(() => expect(form.getByLabelText('Next free from')).toBeInvalid());
    expect(set).not.toHaveBeenCalled();
    await userEvent.clear(form.getByLabelText('Away until'));
    await waitFor(() => expect(form.getByLabelText('Next free from')).toBeValid());
  });

  test.each([
    ['crew', { role: 'member' }, 'Owners and estimators of the company can change this.'],
    ['the owner of a suspended company', { status: 'suspended' }, 'You can change this while your page is live.'],
  ] as const)('is read by %s, with the days', async (_who, given, why) => {
    const { container } = await show({ ...given, calendar: { availability: said, entries } });
    const facts = await part('New work');
    expect(facts.getByText('Not taking new work')).toBeVisible();
    expect(facts.getByText('Away until December 24, 2026')).toBeVisible();
    expect(facts.getByText('Next free from January 11, 2027')).toBeVisible();
    expect(facts.getByText(why)).toBeVisible();
    expect(facts.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: /R-7F3K92QD/ })).toBeVisible();
    await expectAccessible(container);
  });
});

describe('the address of the calendar', () => {
  const token = 'tYm3oXv0wN8sKfQ2ZpR5aB7cD9eF1gH4iJ6kL0mN2oP';
  const made = { made_at: '2026-11-20T15:00:00Z' };
  const rotate = jest.fn(() => ({ token, made_at: '2026-11-23T15:00:00Z' }));
  beforeEach(() => rotate.mockClear());

  test('is made by a press, shown once and copied', async () => {
    const writeText = jest.fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    const { container } = await show({ rpc: { rotate_calendar_feed: rotate } });
    const card = await part('In your own calendar');
    expect(await card.findByText('You haven’t created an address yet.')).toBeVisible();
    (await card.findByRole('button', { name: 'Create an address' })).focus();
    await userEvent.keyboard('{Enter}');
    expect(await card.findByLabelText(/^Address of the calendar/)).toHaveValue(`http://localhost/calendar/${token}.ics`);
    expect(rotate).toHaveBeenCalledWith({ provider_id: company, locale: 'en' });
    expect(card.getByText(/Created on November 23, 2026/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Copy the address' }));
    expect(await card.findByText('The address is copied.')).toBeVisible();
    expect(writeText).toHaveBeenCalledWith(`http://localhost/calendar/${token}.ics`);
    await expectAccessible(container);
  });

  test('is replaced after a question, which says that the old one ends', async () => {
    await show({ locale: 'fr', rpc: { calendar_feed_state: () => made, rotate_calendar_feed: rotate } });
    const card = await part('Dans votre propre calendrier');
    expect(await card.findByText(/Créée le 20 novembre 2026/)).toBeVisible();
    await userEvent.click(card.getByRole('button', { name: 'Nouvelle adresse' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Créer une nouvelle adresse?' }));
    expect(dialog.getByText(/L’ancienne adresse cesse aussitôt/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Annuler' }));
    expect(rotate).not.toHaveBeenCalled();
    await userEvent.click(card.getByRole('button', { name: 'Nouvelle adresse' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Nouvelle adresse' }));
    expect(await card.findByLabelText(/^Adresse du calendrier/)).toHaveValue(`http://localhost/calendar/${token}.ics`);
  });

  test('that could not be made says so, and that it was made too often', async () => {
    await show({ rpc: { rotate_calendar_feed: { status: 429, code: 'PT429', message: 'Too many', details: '600' } } });
    const card = await part('In your own calendar');
    await userEvent.click(await card.findByRole('button', { name: 'Create an address' }));
    expect(await card.findByRole('alert')).toBeVisible();
    expect(card.queryByLabelText(/^Address of the calendar/)).toBeNull();
  });

  test.each([
    ['crew', { role: 'member' }],
    ['a company that is suspended', { status: 'suspended' }],
  ] as const)('is not for %s', async (_who, given) => {
    await show(given);
    await part('Agenda');
    expect(screen.queryByRole('region', { name: 'In your own calendar' })).toBeNull();
  });
});
