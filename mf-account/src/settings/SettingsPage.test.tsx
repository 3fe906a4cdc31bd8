import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { member } from '../testing/member';
import type { Settings } from './useSettings';

const company = { id: 'p1', name: 'Maple Ridge Roofing', status: 'approved', role: 'owner' };
const settings = (): Settings => ({
  may_write: ['quotes', 'taxes', 'mails'],
  quotes: { version: 0, saved_at: null, valid_days: 30, price_kind: 'fixed', permit_by: null, deposit_terms: null, warranty: null },
  taxes: { version: 0, saved_at: null, registered: null, gst_number: null, qst_number: null, province: 'BC', choices: [] },
  mails: {
    version: 0,
    saved_at: null,
    locale: null,
    requests: 'team',
    messages: 'team',
    changes: 'team',
    lead_reminder: 'team',
    job_date: 'team',
  },
  open_taxes: [{ tax_class: 'service', kind: 'PST' }],
});

type Save = { part: 'quotes' | 'taxes' | 'mails'; seen: number; value: Record<string, unknown> };

/** Keeps settings by the rules of the database. */
function keep(kept: Settings | null) {
  const saves: Save[] = [];
  let isAway = false;
  const save = (given: Record<string, unknown>) => {
    const { part, seen, value } = given['settings'] as Save;
    const before = kept![part]!;
    saves.push({ part, seen, value });
    if (seen !== before.version)
      return { status: 409, code: 'PT409', details: 'version', message: 'Somebody on your team has saved other settings' };
    return write(part, value);
  };
  const write = (part: Save['part'], value: Record<string, unknown>) => {
    const { valid_days, ...rest } = value;
    const number = valid_days === undefined ? {} : { valid_days: Number(valid_days) };
    const now = { ...kept![part]!, ...rest, ...number, version: kept![part]!.version + 1, saved_at: '2026-11-26T15:00:00Z' };
    for (const [name, said] of Object.entries(now)) if (said === '') Object.assign(now, { [name]: null });
    kept = { ...kept!, [part]: now };
    return now;
  };
  return {
    saves,
    save,
    write,
    read: () => kept,
    answer: () => (isAway ? { status: 503, message: 'Away' } : kept),
    /** As when the backend stops between a save and the read that follows it. */
    stopReads: () => (isAway = true),
  };
}

async function open({ kept = settings() as Settings | null, status = 'approved', role = 'owner', locale = 'en' as 'en' | 'fr' } = {}) {
  const state = keep(kept);
  const db = fakeDb({
    rpc: {
      my_companies: () => [{ ...company, status, role }],
      my_attention: () => ({ requests: 0, companies: [], staff: null }),
      company_settings: state.answer,
      save_company_settings: state.save,
    },
  });
  return { state, db, ...(await renderSection(section, { path: '/account/company/settings', auth: member, locale, db })) };
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));
const save = async (card: Awaited<ReturnType<typeof part>>) => userEvent.click(card.getByRole('button', { name: 'Save' }));

beforeEach(() => localStorage.clear());

test('an owner sets what quotes begin with, once for one press', async () => {
  const { state, shell, container } = await open();
  const quotes = await part('New quotes');
  const days = quotes.getByLabelText(/^Valid for how many days/);
  await userEvent.clear(days);
  await userEvent.type(days, '45');
  await userEvent.selectOptions(quotes.getByLabelText('Who gets the permit?'), 'We do');
  await userEvent.dblClick(quotes.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(shell.notifications.map(({ title }) => title)).toEqual(['Settings saved']));
  const value = { valid_days: '45', price_kind: 'fixed', permit_by: 'provider', deposit_terms: '', warranty: '' };
  expect(state.saves).toEqual([{ part: 'quotes', seen: 0, value }]);
  // The next save is made from what was just stored.
  await userEvent.type(quotes.getByLabelText('Warranty'), 'Two years');
  await save(quotes);
  await waitFor(() => expect(state.saves.at(-1)).toMatchObject({ seen: 1, value: { warranty: 'Two years' } }));
  const rooms = screen.getByRole('navigation', { name: 'Your account' });
  expect(within(rooms).getByRole('link', { name: 'Company' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(container);
});

test('in French, who gets which emails and in which language', async () => {
  const { state, container } = await open({ locale: 'fr' });
  const mails = await part('Courriels à l’équipe');
  await userEvent.selectOptions(mails.getByLabelText(/^Langue de ces courriels/), 'Le français pour tous');
  await userEvent.selectOptions(mails.getByLabelText(/^Une nouvelle demande/), 'Estimateurs seulement');
  // What somebody needs to know reaches somebody.
  expect(within(mails.getByLabelText(/^Un nouveau message/)).queryByRole('option', { name: 'Personne' })).not.toBeInTheDocument();
  await userEvent.selectOptions(mails.getByLabelText(/^Rappel.*sans réponse/), 'Personne');
  await userEvent.click(mails.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() =>
    expect(state.saves).toEqual([
      {
        part: 'mails',
        seen: 0,
        value: { locale: 'fr', requests: 'estimators', messages: 'team', changes: 'team', lead_reminder: 'nobody', job_date: 'team' },
      },
    ]),
  );
  await expectAccessible(container);
});

test('taxes are said with what the province leaves open; a number that is none is named before anything is sent', async () => {
  const { state } = await open();
  const taxes = await part('Taxes');
  await userEvent.selectOptions(taxes.getByLabelText(/^Are you registered/), 'Yes');
  await userEvent.selectOptions(taxes.getByLabelText('PST on: Service without goods'), 'Charged');
  const gst = taxes.getByLabelText(/^GST\/HST number/);
  await userEvent.type(gst, '12345');
  await save(taxes);
  expect(gst).toHaveAccessibleDescription(/nine digits/);
  expect(state.saves).toEqual([]);
  await userEvent.clear(gst);
  await userEvent.type(gst, '123456789 RT0001');
  await save(taxes);
  const choices = [{ tax_class: 'service', kind: 'PST', charged: true }];
  const value = { registered: true, gst_number: '123456789 RT0001', qst_number: '', choices };
  await waitFor(() => expect(state.saves).toEqual([{ part: 'taxes', seen: 0, value }]));
});

describe('when somebody of the team saved meanwhile', () => {
  async function meet() {
    const opened = await open();
    const quotes = await part('New quotes');
    opened.state.write('quotes', { warranty: 'Theirs' });
    await userEvent.type(quotes.getByLabelText('Warranty'), 'Mine');
    await save(quotes);
    const newer = await screen.findByRole('region', { name: 'A newer version' });
    expect(newer).toHaveTextContent(/saved a newer version at .*WarrantyTheirs/);
    expect(quotes.getByLabelText('Warranty')).toHaveValue('Mine');
    expect(opened.state.read()!.quotes.warranty).toBe('Theirs');
    return { ...opened, quotes, newer };
  }

  test('nothing is overwritten before the two were compared, then mine is kept', async () => {
    const { state, quotes, newer, container } = await meet();
    await expectAccessible(container);
    await save(quotes);
    await waitFor(() => expect(newer).not.toBeInTheDocument());
    expect(state.read()!.quotes).toMatchObject({ warranty: 'Mine', version: 2 });
  });

  test('theirs may be taken', async () => {
    const { state, quotes, newer } = await meet();
    await userEvent.click(within(newer).getByRole('button', { name: 'Take the Newer Version' }));
    expect(newer).not.toBeInTheDocument();
    expect(quotes.getByLabelText('Warranty')).toHaveValue('Theirs');
    expect(state.read()!.quotes.version).toBe(1);
  });

  test('in another part, both are kept', async () => {
    const { state } = await open();
    const quotes = await part('New quotes');
    state.write('mails', { locale: 'fr' });
    await userEvent.type(quotes.getByLabelText('Warranty'), 'Mine');
    await save(quotes);
    await waitFor(() => expect(state.read()!.quotes.warranty).toBe('Mine'));
    expect(state.read()!.mails.locale).toBe('fr');
    expect(await screen.findByLabelText(/^Language of these emails/)).toHaveDisplayValue('French for everybody');
  });
});

test('what was saved is said to be saved, also when the settings cannot be read again', async () => {
  const { state, shell } = await open();
  const quotes = await part('New quotes');
  state.stopReads();
  await userEvent.type(quotes.getByLabelText('Warranty'), 'Two years');
  await save(quotes);
  await waitFor(() => expect(shell.notifications.map(({ title }) => title)).toEqual(['Settings saved']), { timeout: 3000 });
  expect(quotes.queryByRole('alert')).not.toBeInTheDocument();
  // The next save is made from what was just stored.
  await userEvent.type(quotes.getByLabelText('Warranty'), ' on labour');
  await save(quotes);
  await waitFor(() => expect(state.read()!.quotes).toMatchObject({ version: 2, warranty: 'Two years on labour' }));
  expect(screen.queryByRole('region', { name: 'A newer version' })).not.toBeInTheDocument();
});

test('what was written and not saved is there after a reload, beside what somebody else saved meanwhile', async () => {
  const { unmount } = await open();
  const warranty = async () => (await part('New quotes')).getByLabelText(/^Warranty/);
  await userEvent.type(await warranty(), 'Two years');
  unmount();
  const { state, unmount: leave } = await open();
  expect(await warranty()).toHaveValue('Two years');
  expect((await part('New quotes')).getByText(/^You wrote this earlier on this device/)).toBeVisible();
  leave();
  state.write('quotes', { warranty: 'One year' });
  await open({ kept: state.read() });
  expect(await warranty()).toHaveValue('Two years');
  expect(await screen.findByRole('region', { name: 'A newer version' })).toHaveTextContent('One year');
});

test('an estimator changes the quotes, reads the rest, and sees no tax numbers', async () => {
  await open({ kept: { ...settings(), may_write: ['quotes'], taxes: null }, role: 'manager' });
  expect((await part('New quotes')).getByRole('button', { name: 'Save' })).toBeEnabled();
  const mails = await part('Emails to your team');
  expect(mails.queryByRole('combobox')).not.toBeInTheDocument();
  expect(mails.getByText('Only an owner can change this.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Taxes' })).not.toBeInTheDocument();
});

test('of a company that is suspended everything is read, nothing changed', async () => {
  await open({ kept: { ...settings(), may_write: [] }, status: 'suspended' });
  expect(await screen.findAllByText(/suspended or has left/)).toHaveLength(3);
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
});

test('the crew is told whose they are', async () => {
  await open({ kept: null, role: 'member' });
  expect(await screen.findByText('Only owners and estimators see the settings')).toBeVisible();
});
