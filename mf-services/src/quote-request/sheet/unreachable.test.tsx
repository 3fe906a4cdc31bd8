import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { profileRow } from '../../testing/profileRow';
import { fill, goTo, member, openQuoteForm, others, provider, quoteBackend, send, sendAsGuest, whoTitle } from '../../testing/quoteForm';

const fail = (): never => {
  throw new Error('no answer');
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** The sheet of a professional whose company nobody has joined. */
async function open(locale: 'en' | 'fr') {
  const backend = quoteBackend();
  backend.state.reachable = false;
  const rendered = await openQuoteForm(backend, { locale });
  return { backend, ...rendered, sheet: screen.getByRole('dialog') };
}

test('whom nobody can reach is said before the form and after it, beside the exact toast', async () => {
  const { sheet, shell } = await open('en');
  const sentence = /^Maple Ridge Roofing has not joined \S+ yet, so nobody reads requests there\. Ask a company that answers\.$/;
  expect(within(sheet).getByText(sentence)).toBeVisible();
  expect(shell.notifications).toEqual([]);
  await expectAccessible(sheet);
  await goTo(whoTitle);
  expect(within(sheet).getByText(sentence)).toBeVisible();
  expect(within(sheet).queryByText(/Maple Ridge Roofing (knows|sees it)/)).not.toBeInTheDocument();
  await fill({ 'Your name': 'Maya Tremblay', Email: 'maya@example.ca' });
  await send();
  const stored = await screen.findByRole('dialog', { name: 'Your request is stored' });
  expect(shell.notifications.map(({ description }) => description)).toEqual([
    'Quote request sent to Maple Ridge Roofing. They will contact you soon!',
  ]);
  expect(within(stored).getByText(sentence)).toBeVisible();
  expect(within(stored).getByText(/^You can follow it and ask other companies from its page\.$/)).toBeVisible();
});

test('what could not be read once is asked again with the next press', async () => {
  const backend = quoteBackend();
  backend.state.reachable = false;
  backend.failNext('provider_profile', { status: 500 });
  await openQuoteForm(backend);
  expect(screen.queryByText(/nobody reads requests/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: 'Get Quote' }));
  expect(within(await screen.findByRole('dialog')).getByText(/nobody reads requests/)).toBeVisible();
});

describe('others of the same trade that nobody reads for', () => {
  const isOf = (name: string) => new RegExp(`^${name} Roofing has not joined \\S+ yet, so nobody reads requests there`);
  const openBeside = async (answers: (id: unknown) => object, visitor: Parameters<typeof openQuoteForm>[1] = {}) => {
    const backend = quoteBackend({ rpc: { provider_profile: ({ id }) => answers(id) }, account: Boolean(visitor.auth) });
    await openQuoteForm(backend, visitor);
    await goTo(visitor.auth ? 'When and where?' : whoTitle);
    return backend;
  };
  const exceptAsh = (id: unknown) => profileRow({ id: id as string, reachable: id !== others[0]!.id });

  test.each([
    ['a guest', {}],
    ['an account', { auth: member }],
  ])('say so before they are asked, and again when they were (%s)', async (_who, visitor) => {
    await openBeside(exceptAsh, visitor);
    expect(await screen.findByLabelText('Ash Roofing, Toronto, ON')).toHaveAccessibleDescription(isOf('Ash'));
    expect(screen.getByLabelText('Birch Roofing, Toronto, ON')).not.toHaveAccessibleDescription();
    await expectAccessible(screen.getByRole('dialog'));
    await userEvent.click(screen.getByLabelText('Ash Roofing, Toronto, ON'));
    await userEvent.click(screen.getByLabelText('Birch Roofing, Toronto, ON'));
    if (!('auth' in visitor)) await fill({ 'Your name': 'Maya Tremblay', Email: 'maya@example.ca' });
    await send();
    const sent = await screen.findByRole('dialog', { name: 'Your request is on its way' });
    expect(within(sent).getByText(isOf('Ash'))).toBeVisible();
    expect(within(sent).getAllByText(/nobody reads requests/)).toHaveLength(1);
  });

  test('who was not asked is not spoken of after it', async () => {
    const backend = quoteBackend({ rpc: { provider_profile: ({ id }) => exceptAsh(id) } });
    await openQuoteForm(backend);
    await sendAsGuest();
    expect(screen.queryByText(/nobody reads requests/)).toBeNull();
  });

  test('whoever that is not known of is not offered', async () => {
    await openBeside((id) => (id === provider.id || id === others[1]!.id ? profileRow({ id: id as string }) : fail()));
    expect(await screen.findByLabelText('Birch Roofing, Toronto, ON')).toBeVisible();
    expect(screen.queryByLabelText(/^(Ash|Cedar) Roofing/)).toBeNull();
  });
});

test('in French', async () => {
  const { sheet } = await open('fr');
  expect(
    within(sheet).getByText(
      /^Maple Ridge Roofing n’est pas encore sur \S+; personne n’y lit les demandes\. Consultez une entreprise qui répond\.$/,
    ),
  ).toBeVisible();
});

test('whoever can be reached is said nothing of it', async () => {
  await openQuoteForm(quoteBackend());
  expect(screen.queryByText(/nobody reads requests/)).not.toBeInTheDocument();
});
