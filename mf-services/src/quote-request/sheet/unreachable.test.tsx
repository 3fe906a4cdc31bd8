import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { fill, goTo, openQuoteForm, quoteBackend, send, whoTitle } from '../../testing/quoteForm';

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
