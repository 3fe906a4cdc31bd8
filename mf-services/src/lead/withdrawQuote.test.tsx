import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { leadPages } from '../testing/leadPages';
import { leadId, leadView } from '../testing/leadView';
import { quoteView } from '../testing/projectView';
import { member } from '../testing/quoteForm';
import { requestBackend } from '../testing/requestBackend';
import type { Lead } from './leadState';

const standing = () => leadView({ status: 'quoted', quotes: [quoteView({ id: 'q2', version: 2 })] });

async function show(lead: Lead, locale: 'en' | 'fr' = 'en') {
  let shown = lead;
  const backend = requestBackend({
    rpc: {
      lead: () => shown,
      withdraw_quote: () => {
        const taken = { ...shown.quotes[0]!, status: 'withdrawn' as const };
        shown = { ...shown, quotes: [taken] };
        return taken;
      },
    },
  });
  const path = `/account/leads/${leadId}`;
  return { ...(await renderSection(leadPages('lead'), { path, locale, db: backend.db, auth: member })), backend };
}
const ask = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name }));
  return screen.findByRole('alertdialog');
};
const confirm = async (name: string) => {
  const dialog = await ask(name);
  await userEvent.click(within(dialog).getByRole('button', { name }));
};

test('a quote that stands is taken back, after it was asked back', async () => {
  const { backend, shell, container } = await show(standing());
  const dialog = await ask('Withdraw the quote');
  expect(dialog).toHaveAccessibleName('Withdraw version 2 of your quote?');
  expect(dialog).toHaveTextContent('We tell the homeowner by email, and they can no longer accept it.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(backend.argsOf('withdraw_quote')).toEqual([]);
  await expectAccessible(container);
  await confirm('Withdraw the quote');
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw the quote' })).not.toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Your quote is no longer valid.')).toHaveFocus());
  expect(backend.argsOf('withdraw_quote')).toEqual([{ id: 'q2' }]);
  expect(shell.notifications).toHaveLength(1);
});

test('that it was accepted meanwhile is said, in French', async () => {
  const { backend } = await show(standing(), 'fr');
  backend.failNext('withdraw_quote', { status: 409, code: 'PT409', message: 'A quote that is accepted', details: 'status' });
  await confirm('Retirer la soumission');
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Cette soumission n’est plus en vigueur/);
});

test.each([
  ['crew', { company: { ...leadView().company, role: 'member' as const } }],
  ['a company whose quote was accepted', { status: 'hired' as const, quotes: [{ ...quoteView(), status: 'accepted' as const }] }],
])('%s takes nothing back', async (_who, part) => {
  await show({ ...standing(), ...part });
  expect(await screen.findByText(/^Version /)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Withdraw the quote' })).not.toBeInTheDocument();
});
