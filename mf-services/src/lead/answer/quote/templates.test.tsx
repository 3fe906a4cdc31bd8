import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { button, openComposer, quoteBackend } from '../../../testing/quoteComposer';
import { lostAnswer } from '../../../testing/requestBackend';

const press = async (name: string) => userEvent.click(await button(name));
const confirm = async (name: string) => userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));

beforeEach(() => localStorage.clear());

test('a template that is no longer wanted is deleted, after it was asked back', async () => {
  const backend = quoteBackend();
  const { container, shell } = openComposer(backend);
  await press('Delete a template');
  await press('Delete “Roof”');
  const dialog = await screen.findByRole('alertdialog', { name: 'Delete the template “Roof”?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(backend.argsOf('delete_quote_template')).toEqual([]);
  await expectAccessible(container);
  await press('Delete “Roof”');
  await confirm('Delete “Roof”');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Start from a template' })).not.toBeInTheDocument());
  expect(backend.argsOf('delete_quote_template')).toEqual([{ id: expect.any(String) }]);
  expect(shell.notifications.map(({ title }) => title)).toEqual(['Template “Roof” deleted']);
});

test('after a lost answer it can be deleted again, in French', async () => {
  const backend = quoteBackend();
  const { shell } = openComposer(backend, { locale: 'fr' });
  backend.failNext('delete_quote_template', lostAnswer);
  await press('Supprimer un modèle');
  await press('Supprimer «\u00a0Roof\u00a0»');
  await confirm('Supprimer «\u00a0Roof\u00a0»');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent(/pas pu confirmer/);
  await press('Supprimer «\u00a0Roof\u00a0»');
  await confirm('Supprimer «\u00a0Roof\u00a0»');
  await waitFor(() => expect(shell.notifications.map(({ title }) => title)).toEqual(['Modèle «\u00a0Roof\u00a0» supprimé']));
});
