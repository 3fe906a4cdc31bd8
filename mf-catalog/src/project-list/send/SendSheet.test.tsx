import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, type FakeDb } from '@marketplace/section-kit/testing';
import { deviceLists } from '../device/deviceLists';
import { listBackend } from '../testing/listBackend';
import { keepGuestList, listOf, vendorA, vendorB } from '../testing/listItems';
import { dialog, fill, oak, openSheet, pipe, place, products, stored, submit, type SentRequest } from '../testing/sendSheet';

const ana = { id: 'send-user', email: 'ana@example.ca', displayName: 'Ana', locale: null };
const requestsOf = (db: FakeDb) =>
  db.requests
    .filter((line) => line.includes('send_list_to_vendors'))
    .map((line) => JSON.parse(line.slice(line.indexOf('{'))).request as SentRequest);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  keepGuestList({ ...listOf(oak, pipe), place });
});
afterEach(() => jest.restoreAllMocks());

test('a guest sends each vendor its lines, and follows all answers by one private link', async () => {
  const { db } = await openSheet();
  await expectAccessible(document.body);
  expect(dialog().getByRole('textbox', { name: 'Postal code of the delivery' })).toHaveValue('M5V 2T6');
  await fill();
  await submit();
  expect(await dialog().findByText('Sent to 2 vendors, to each its own lines:')).toBeVisible();
  const [request, ...more] = requestsOf(db);
  expect(more).toEqual([]);
  expect(request).toMatchObject({ postal_code: 'M5V 2T6', contact: { name: 'Sam Roy', email: 'sam@example.ca' } });
  expect(request!.vendors.map(({ vendor_id, lines }) => [vendor_id, lines.map(({ ref }) => ref)])).toEqual([
    [vendorA, ['12']],
    [vendorB, ['14']],
  ]);
  expect(
    dialog()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Maple Supply', 'River Plumbing']);
  expect(dialog().getByRole('link', { name: 'Follow all answers on one page' })).toHaveAttribute('href', `/r/${request!.token}`);
  await expectAccessible(document.body);
  await userEvent.click(dialog().getByRole('button', { name: 'Empty my list' }));
  expect(screen.getByText('Your project list is empty')).toBeVisible();
});

test('an account says nothing about itself and follows by its own page', async () => {
  const { db } = await openSheet(stored, { auth: ana });
  expect(dialog().queryByRole('textbox', { name: 'Email' })).toBeNull();
  await userEvent.click(dialog().getByRole('checkbox', { name: 'River Plumbing: 1 line' }));
  await submit();
  expect(await dialog().findByText('Sent to 1 vendor:')).toBeVisible();
  const [request] = requestsOf(db);
  expect(request!.contact).toBeUndefined();
  expect(dialog().getByRole('link', { name: /Maple Supply/ })).toHaveAttribute('href', `/r/${request!.id}`);
});

test('a lost answer is asked again under the same id, also after a reload; another list is another request', async () => {
  const lost = await openSheet({ status: 503, message: 'down' });
  await fill();
  await submit();
  expect(await dialog().findByRole('alert')).toHaveTextContent('could not confirm');
  expect(dialog().getByRole('textbox', { name: 'Your name' })).toHaveValue('Sam Roy');
  lost.unmount();
  const again = await openSheet();
  await submit();
  await dialog().findByText(/^Sent to 2 vendors/);
  const ids = (db: FakeDb) => requestsOf(db).map(({ id, token }) => [id, token]);
  expect(ids(again.db)).toEqual(ids(lost.db));
  again.unmount();
  const later = await openSheet();
  await fill();
  await submit();
  await dialog().findByText(/^Sent to 2 vendors/);
  expect(ids(later.db)).not.toEqual(ids(lost.db));
});

test('what was typed is there after a reload, and gone once it was sent', async () => {
  const before = await openSheet();
  await fill();
  const code = () => dialog().getByRole('textbox', { name: 'Postal code of the delivery' });
  await userEvent.clear(code());
  await userEvent.type(code(), 'H2X 1Y4');
  await userEvent.type(dialog().getByRole('textbox', { name: /^Note/ }), 'Back door');
  before.unmount();

  const after = await openSheet();
  expect(dialog().getByRole('textbox', { name: 'Your name' })).toHaveValue('Sam Roy');
  expect(dialog().getByRole('textbox', { name: 'Email' })).toHaveValue('sam@example.ca');
  expect(code()).toHaveValue('H2X 1Y4');
  for (const box of dialog().getAllByRole('checkbox')) await userEvent.click(box);
  await submit();
  expect(requestsOf(after.db)).toEqual([]);
  for (const box of dialog().getAllByRole('checkbox')) await userEvent.click(box);
  await submit();
  await dialog().findByText(/^Sent to 2 vendors/);
  expect(requestsOf(after.db)[0]).toMatchObject({ postal_code: 'H2X 1Y4', note: 'Back door' });
  after.unmount();

  await openSheet();
  expect(dialog().getByRole('textbox', { name: 'Your name' })).toHaveValue('');
  expect(dialog().getByRole('textbox', { name: /^Note/ })).toHaveValue('');
});

test('nobody finds what somebody else typed on the same device', async () => {
  const guest = await openSheet();
  await userEvent.type(dialog().getByRole('textbox', { name: /^Note/ }), 'Back door');
  guest.unmount();
  await openSheet(stored, { auth: ana });
  expect(dialog().getByRole('textbox', { name: /^Note/ })).toHaveValue('');
});

test('a second press while it is under way sends nothing', async () => {
  let answer!: () => void;
  const waiting = new Promise<void>((resolve) => (answer = resolve));
  const db = listBackend(products, {
    rpc: { send_list_to_vendors: stored },
    before: (body) => (body.includes('"request"') ? waiting : undefined),
  });
  await openSheet(stored, { db });
  await fill();
  await submit();
  const button = dialog().getByRole('button', { name: 'Sending…' });
  expect(button).toBeDisabled();
  await userEvent.click(button);
  answer();
  await dialog().findByText(/^Sent to 2 vendors/);
  expect(requestsOf(db)).toHaveLength(1);
});

test('missing and wrong fields are pointed at together, and nothing is sent', async () => {
  const { db } = await openSheet();
  const code = dialog().getByRole('textbox', { name: 'Postal code of the delivery' });
  await userEvent.clear(code);
  await userEvent.type(code, '90210');
  await userEvent.type(dialog().getByRole('textbox', { name: 'Phone (optional)' }), '12');
  await submit();
  const summary = within(dialog().getByRole('group', { name: 'Please check these fields' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Enter a Canadian postal code such as M5V 2T6',
    'Enter your name',
    'Enter your email address',
    'Enter an area code and seven digits, such as 416-555-0199',
  ]);
  expect(requestsOf(db)).toEqual([]);
  await expectAccessible(document.body);
});

test('final sales have to be acknowledged: the box takes the focus, and what to do is announced', async () => {
  keepGuestList({ ...listOf({ ...oak, finalSale: true }), place });
  const { db } = await openSheet();
  await fill();
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  await submit();
  const box = dialog().getByRole('checkbox', { name: 'I know that 1 item is a final sale and cannot be returned.' });
  expect(dialog().getByRole('alert')).toHaveTextContent('Confirm this, or remove the final sales from your list.');
  expect(box).toHaveFocus();
  expect(box).toHaveAccessibleDescription('Confirm this, or remove the final sales from your list.');
  await expectAccessible(document.body);
  await submit();
  expect(box).toHaveFocus();
  expect(requestsOf(db)).toEqual([]);
  await userEvent.click(box);
  expect(dialog().queryByRole('alert')).not.toBeInTheDocument();
  await submit();
  await dialog().findByText(/^Sent to 1 vendor/);
  expect(requestsOf(db)[0]!.acknowledged).toBe(true);
});

test('in French too, final sales that are not acknowledged are announced', async () => {
  keepGuestList({ ...listOf({ ...oak, finalSale: true }), place });
  const { db } = await openSheet(stored, { auth: ana }, true);
  await userEvent.click(dialog().getByRole('button', { name: 'Demander une soumission' }));
  expect(dialog().getByRole('alert')).toHaveTextContent('Confirmez-le, ou retirez les ventes finales de votre liste.');
  expect(dialog().getByRole('checkbox', { name: /vente finale/ })).toHaveFocus();
  expect(requestsOf(db)).toEqual([]);
});

test('while fields are wrong, their summary keeps the focus', async () => {
  keepGuestList({ ...listOf({ ...oak, finalSale: true }), place });
  await openSheet();
  await submit();
  expect(dialog().getByRole('group', { name: 'Please check these fields' })).toHaveFocus();
  expect(dialog().getByRole('alert')).toHaveTextContent('Confirm this');
});

test('prices that are not of today have to be taken over first', async () => {
  keepGuestList({ ...listOf({ ...oak, priceCents: 4999 }), place });
  const { db } = await openSheet();
  expect(dialog().queryByRole('button', { name: 'Send for a quote' })).toBeNull();
  await userEvent.click(dialog().getByRole('button', { name: 'Use today’s prices' }));
  await fill();
  await submit();
  await dialog().findByText(/^Sent to 1 vendor/);
  expect(requestsOf(db)[0]!.vendors[0]!.lines[0]!.price_cents).toBe(5999);
});

test('nobody chosen: says so', async () => {
  const { db } = await openSheet(stored, { auth: ana });
  for (const box of dialog().getAllByRole('checkbox')) await userEvent.click(box);
  await submit();
  expect(dialog().getByText('Choose one to eight vendors.')).toBeVisible();
  expect(requestsOf(db)).toEqual([]);
});

test.each([
  ['offline', () => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false), /You are offline/],
  ['too often', () => undefined, /You’ve sent a lot in a short time/],
])('%s: says so, and keeps what was typed and the list', async (what, prepare, text) => {
  const failure = what === 'offline' ? () => Promise.reject(new TypeError('Failed to fetch')) : { status: 429, message: 'Too many' };
  const db = listBackend(products, {
    rpc: { send_list_to_vendors: failure as never },
    before: (body) => (what === 'offline' && body.includes('"request"') ? Promise.reject(new TypeError('Failed to fetch')) : undefined),
  });
  await openSheet(stored, { db });
  await fill();
  prepare();
  await submit();
  expect(await dialog().findByRole('alert')).toHaveTextContent(text);
  expect(dialog().getByRole('textbox', { name: 'Email' })).toHaveValue('sam@example.ca');
  expect(deviceLists.read().guest.list.items.filter(({ removed }) => !removed)).toHaveLength(2);
});

test('speaks French, also about what the server refuses in English', async () => {
  await openSheet({ status: 422, message: 'The price of Oak flooring has changed' }, {}, true);
  await userEvent.type(dialog().getByRole('textbox', { name: 'Votre nom' }), 'Sam Roy');
  await userEvent.type(dialog().getByRole('textbox', { name: 'Courriel' }), 'sam@example.ca');
  await userEvent.click(dialog().getByRole('button', { name: 'Demander une soumission' }));
  expect(await dialog().findByRole('alert')).toHaveTextContent('Un élément n’a pas été accepté.');
  await expectAccessible(document.body);
});
