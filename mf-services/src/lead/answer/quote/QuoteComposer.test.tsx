import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { account, button, countedUser, leadToQuote, openComposer, quoteBackend } from '../../../testing/quoteComposer';
import { quoteView } from '../../../testing/projectView';
import { lostAnswer } from '../../../testing/requestBackend';
import { quoteDrafts } from './quoteDrafts';

const lead = leadToQuote();
const store = () => quoteDrafts.of(`${account.id}:${lead.id}`);
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const price = (number: number) => within(screen.getByRole('listitem', { name: `Line ${number}` })).getByLabelText('Price ($)');
const sums = () => screen.getByText('Total').nextElementSibling;

/** A quote of 1,500.00 and 2,500.00 from the template, up to its review. */
async function writeFromTemplate() {
  await press('Roof');
  await userEvent.type(price(1), '1500');
  await userEvent.type(price(2), '2500');
}
const review = async () => {
  await press('Review');
  await screen.findByRole('heading', { name: 'What the homeowner sees' });
};
const lastSent = (backend: ReturnType<typeof quoteBackend>) =>
  backend.argsOf('save_quote').at(-1) as { quote: Record<string, unknown>; send: boolean };

beforeEach(() => localStorage.clear());

test('a quote from a template takes at most 25 presses, the mail and “Send a quote” included', async () => {
  const backend = quoteBackend();
  const onSent = jest.fn();
  openComposer(backend, { onSent });
  const { counted, press: tap, type } = countedUser();
  await tap(await button('Roof'));
  await tap(price(1));
  await type('1500');
  await tap(price(2));
  await type('2500');
  await tap(await button('Review'));
  await tap(await button('Send quote'));
  expect(await screen.findByRole('heading', { name: /^Sent once, at / })).toHaveFocus();
  expect(counted.presses + 2).toBe(15);
  const { quote, send } = lastSent(backend);
  expect(send).toBe(true);
  expect(quote).toMatchObject({
    request_id: lead.id,
    province: 'ON',
    registered: true,
    permit_by: 'provider',
    deposit_cents: 0,
    price_kind: 'fixed',
  });
  expect((quote['lines'] as { unit_cents: number }[]).map(({ unit_cents }) => unit_cents)).toEqual([150_000, 250_000]);
  expect(onSent).toHaveBeenCalledTimes(1);
  expect(store().read()).toBeNull();
});

test('without a template a line of before is two presses', async () => {
  const backend = quoteBackend({ templates: [] });
  openComposer(backend);
  const { counted, press: tap } = countedUser();
  await tap(await screen.findByLabelText('Description'));
  await tap(await button(/^Old roof taken away/));
  await tap(await button('We do'));
  await tap(await button('Review'));
  await tap(await button('Send quote'));
  await screen.findByText(/^Sent once, at /);
  expect(counted.presses + 2).toBeLessThanOrEqual(25);
  expect((lastSent(backend).quote['lines'] as object[])[0]).toMatchObject({
    kind: 'disposal',
    unit: 'load',
    unit_cents: 30_000,
    tax_class: 'service',
  });
});

test('sums follow each key; what is optional stays outside', async () => {
  openComposer(quoteBackend());
  await writeFromTemplate();
  expect(sums()).toHaveTextContent('$4,520.00');
  await userEvent.click(within(screen.getByRole('listitem', { name: 'Line 2' })).getByLabelText('Optional'));
  expect(sums()).toHaveTextContent('$1,695.00');
});

test('is accessible in each of its steps', async () => {
  const { container } = openComposer(quoteBackend());
  await writeFromTemplate();
  await expectAccessible(container);
  await review();
  await expectAccessible(container);
  await press('Send quote');
  await screen.findByText(/^Sent once, at /);
  await expectAccessible(container);
});

test('the review is what the homeowner will see', async () => {
  openComposer(quoteBackend());
  await writeFromTemplate();
  await review();
  const cell = (name: RegExp) => within(screen.getByRole('row', { name })).getByRole('cell').textContent;
  expect([cell(/^Total/), cell(/^HST/), cell(/^Permit/), cell(/^Fixed price or estimate/)]).toEqual([
    '$4,520.00',
    '$520.00 (13%)',
    'Maple Ridge Roofing gets it',
    'Fixed price',
  ]);
});

test.each([
  [null, true],
  ['2026-11-19T15:00:00Z', false],
] as const)(
  'that contact details in it stay hidden is said before it is sent, unless they were shared: %s',
  async (connected_at, isSaid) => {
    openComposer(quoteBackend(), { lead: leadToQuote({ connected_at }) });
    await writeFromTemplate();
    await userEvent.type(screen.getAllByLabelText('Description')[0]!, ' 416-555-0199');
    await review();
    expect(screen.queryAllByText(/^Phone numbers, emails and links stay hidden/)).toHaveLength(isSaid ? 1 : 0);
  },
);

test.each([
  ['en', 'Roof', 'Remove line ', 'Line removed', 'Add a line'],
  ['fr', 'Roof', 'Retirer la ligne ', 'Ligne retirée', 'Ajouter une ligne'],
] as const)(
  'a line that is removed leads on to adding one, and the last leaves an empty one (%s)',
  async (locale, template, remove, said, add) => {
    openComposer(quoteBackend(), { locale });
    await press(template);
    for (const number of [2, 1]) {
      act(() => screen.getByRole('button', { name: `${remove}${number}` }).focus());
      await userEvent.keyboard('{Enter}');
      expect(screen.getByText(said)).toHaveRole('status');
      expect(screen.getByRole('button', { name: add })).toHaveFocus();
    }
    expect(screen.getByRole('button', { name: `${remove}1` })).toBeVisible();
    expect(screen.queryByRole('button', { name: `${remove}2` })).toBeNull();
    expect(store().read()!.lines).toMatchObject([{ description: '', price: '' }]);
  },
);

test('a quote of which every line was removed says what is missing, and leads there', async () => {
  openComposer(quoteBackend({ templates: [] }));
  await press('Remove line 1');
  await press('Review');
  await userEvent.click(await screen.findByRole('link', { name: 'Add a line that is not optional' }));
  expect(screen.getByLabelText('Description')).toHaveFocus();
});

test('a draft that was kept without a line has an empty one', async () => {
  const { unmount } = openComposer(quoteBackend({ templates: [] }));
  await button('Remove line 1');
  act(() => store().update((draft) => draft && { ...draft, lines: [] }));
  unmount();
  openComposer(quoteBackend({ templates: [] }));
  expect(await button('Remove line 1')).toBeVisible();
});

test('what is missing is listed, and the list leads to it', async () => {
  openComposer(quoteBackend({ registered: null, templates: [] }), { lead: leadToQuote({ project: { province: null } }) });
  await press('Review');
  for (const name of ['Choose where the work is done', 'Add a line that is not optional', /registered for GST/, 'Say who gets the permit'])
    expect(await screen.findByRole('link', { name })).toBeVisible();
});

test('a tax that the rules leave open is asked, and the answer goes with the quote', async () => {
  const backend = quoteBackend();
  openComposer(backend, { lead: leadToQuote({ project: { province: 'BC' } }) });
  await writeFromTemplate();
  await userEvent.selectOptions(within(screen.getByRole('listitem', { name: 'Line 1' })).getByLabelText('For tax'), 'service');
  await press('Review');
  expect(await screen.findByText('Say whether this tax is charged')).toBeVisible();
  await userEvent.click(within(screen.getByRole('group', { name: /^PST/ })).getByRole('button', { name: 'Charged' }));
  await review();
  await press('Send quote');
  await screen.findByText(/^Sent once, at /);
  expect(lastSent(backend).quote['tax_choices']).toEqual([{ tax_class: 'service', kind: 'PST', charged: true }]);
});

describe('nothing is lost', () => {
  test('a tab that was killed reopens with everything, not sent yet, under the same id', async () => {
    const { unmount } = openComposer(quoteBackend());
    await writeFromTemplate();
    const kept = store().read();
    unmount();
    openComposer(quoteBackend());
    await screen.findByRole('listitem', { name: 'Line 1' });
    expect(screen.getByText('Not sent yet')).toBeVisible();
    expect([price(1), price(2)].map((field) => (field as HTMLInputElement).value)).toEqual(['1500', '2500']);
    expect(store().read()!.id).toBe(kept!.id);
  });

  test('a template is added to what is typed', async () => {
    openComposer(quoteBackend());
    await userEvent.type(await screen.findByLabelText('Description'), 'Chimney');
    await press('Roof');
    expect(screen.getAllByLabelText('Description').map((field) => (field as HTMLInputElement).value)).toEqual([
      'Chimney',
      'Two roofers',
      'Shingles',
    ]);
  });

  test('a lost answer: the same press again sends nothing twice', async () => {
    const backend = quoteBackend();
    openComposer(backend);
    await writeFromTemplate();
    await review();
    backend.failNext('save_quote', lostAnswer, true);
    await press('Send quote');
    expect(await screen.findByText(/could not confirm that it arrived/)).toBeVisible();
    expect(screen.getAllByText('Not sent yet').length).toBeGreaterThan(0);
    await press('Send quote');
    await screen.findByText(/^Sent once, at /);
    const [first, second] = backend.argsOf('save_quote');
    expect(second).toEqual(first);
    expect(backend.stored.size).toBe(1);
  });

  test('offline it says so and sends when the connection is back', async () => {
    const backend = quoteBackend();
    openComposer(backend);
    await writeFromTemplate();
    await review();
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    backend.failNext('save_quote', lostAnswer);
    await press('Send quote');
    await press('Send when online');
    expect(await screen.findByText(/It will be sent as soon as you are online/)).toBeVisible();
    expect(backend.stored.size).toBe(0);
    online.mockReturnValue(true);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByText(/^Sent once, at /)).toBeVisible();
    expect(backend.stored.size).toBe(1);
    online.mockRestore();
  });

  test('what was sent under the id with other content becomes a new version with the next press', async () => {
    const backend = quoteBackend();
    openComposer(backend);
    await writeFromTemplate();
    await review();
    backend.failNext('save_quote', { status: 409, code: 'PT409', message: 'This quote was sent with other content', details: 'sent' });
    await press('Send quote');
    expect(await screen.findByText(/this becomes a new version/)).toBeVisible();
    await press('Send quote');
    await screen.findByText(/^Sent once, at /);
    const [first, second] = backend.argsOf('save_quote') as { quote: { id: string } }[];
    expect(second!.quote.id).not.toBe(first!.quote.id);
  });
});

test('a sent quote is the beginning of its next version', async () => {
  const backend = quoteBackend();
  openComposer(backend, { lead: leadToQuote({ quotes: [quoteView({ id: 'quote-1' })] }) });
  expect(await screen.findByRole('heading', { name: 'A new version of your quote' })).toBeVisible();
  const line = await screen.findByRole('listitem', { name: 'Line 1' });
  await userEvent.clear(within(line).getByLabelText('Price ($)'));
  await userEvent.type(within(line).getByLabelText('Price ($)'), '100');
  await review();
  await press('Send quote');
  await screen.findByText(/^Sent once, at /);
  const { quote } = lastSent(backend);
  expect(quote['id']).not.toBe('quote-1');
  expect((quote['lines'] as object[])[0]).toMatchObject({ description: 'Two roofers', qty: 16, unit_cents: 10_000 });
});

test('a sent quote is kept as a template', async () => {
  const backend = quoteBackend();
  openComposer(backend);
  await writeFromTemplate();
  await review();
  await press('Send quote');
  await userEvent.type(await screen.findByLabelText('Name of the template'), 'Small roof');
  await press('Save as template');
  expect(await screen.findByText('Saved as “Small roof”')).toBeVisible();
  expect(backend.argsOf('save_quote_template')[0]).toMatchObject({
    template: { name: 'Small roof', provider_id: lead.company.id, body: { valid_days: 30, permit_by: 'provider' } },
  });
});

test.each([
  ['ON', 'Estimate', /at most 10 percent above a written estimate, here \$4,972\.00/],
  ['AB', null, /prepaid contracting licence/],
  ['QC', null, /permit of the Office de la protection du consommateur/],
] as const)('in %s the law is said where it matters', async (province, kind, words) => {
  openComposer(quoteBackend(), { lead: leadToQuote({ project: { province } }) });
  await writeFromTemplate();
  expect(screen.queryByRole('note')).toBeNull();
  if (kind) await press(kind);
  else {
    await userEvent.click(screen.getByText(/^Terms/));
    await userEvent.type(screen.getByLabelText('Deposit ($)'), '100');
  }
  expect(await screen.findByRole('note')).toHaveTextContent(words);
});

test('in French', async () => {
  const { container } = openComposer(quoteBackend(), { locale: 'fr' });
  await press('Roof');
  for (const field of screen.getAllByLabelText('Prix ($)')) await userEvent.type(field, '1000,50');
  expect(screen.getByText('Total').nextElementSibling).toHaveTextContent(/2\s261,13\s\$/);
  for (const words of ['Prix ferme', 'Estimation', 'Taxes perçues', 'Pas encore envoyée']) expect(container).toHaveTextContent(words);
  await press('Vérifier');
  await press('Envoyer la soumission');
  expect(await screen.findByText(/^Envoyée une seule fois, à /)).toBeVisible();
});
