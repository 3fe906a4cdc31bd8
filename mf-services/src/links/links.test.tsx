import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { projectId, projectView, requestView, token } from '../testing/projectView';
import { member } from '../testing/quoteForm';
import { requestBackend } from '../testing/requestBackend';
import type { ProjectView } from '../tracking/ProjectView';

const backendOf = (view: ProjectView | null) =>
  requestBackend({ rpc: { project_view: () => view, request_links: () => ({ sent: true }), revoke_links: () => 2 } });
type Options = Omit<Parameters<typeof renderSection>[1], 'db' | 'path'> & { path?: string };
const open = (backend: ReturnType<typeof backendOf>, options: Options = {}) =>
  renderSection(section, { path: `/r/${token}`, db: backend.db, ...options });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a link that opens nothing offers to mail it again, and says the same for every address', async () => {
  const backend = backendOf(null);
  const { container } = await open(backend);
  expect(await screen.findByText('Lost your link? If we know your address, we will email it again.')).toBeVisible();
  await press('Email me my links');
  expect(screen.getByRole('textbox', { name: /Email of your request/ })).toBeInvalid();
  expect(backend.argsOf('request_links')).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /Email of your request/ }), 'maya@example.ca');
  await press('Email me my links');
  expect(await screen.findByText(/^If requests were sent with maya@example\.ca, links to them are on their way/)).toHaveFocus();
  expect(backend.argsOf('request_links')).toEqual([{ email: 'maya@example.ca' }]);
  await expectAccessible(container);
});

test('asked too often, it says when to try again', async () => {
  const backend = backendOf(null);
  await open(backend);
  backend.failNext('request_links', { status: 429, code: 'PT429', message: 'Too many requests in a short time', details: '1800' });
  await userEvent.type(await screen.findByRole('textbox', { name: /Email of your request/ }), 'maya@example.ca');
  await press('Email me my links');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Email of your request/ })).toHaveValue('maya@example.ca');
});

test('in French', async () => {
  await open(backendOf(null), { locale: 'fr' });
  expect(await screen.findByText('Lien perdu? Si nous connaissons votre adresse, nous vous le renverrons.')).toBeVisible();
});

test('somebody who has to sign in is not asked for an address', async () => {
  await open(backendOf(null), { path: `/r/${projectId}` });
  expect(await screen.findByText('Sign in to see this request')).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the confirming link is sent again to the address of the request', async () => {
  const view = projectView([requestView({ status: 'quoted' })]);
  const backend = backendOf({ ...view, contact: { ...view.contact!, confirmed: false } });
  await open(backend);
  await press('Send it again');
  expect(await screen.findByText('A new link is on its way to maya@example.ca.')).toBeVisible();
  expect(backend.argsOf('request_links')).toEqual([{ email: 'maya@example.ca' }]);
});

test.each([
  ['a guest stops all but the link that was opened', {}, { token }, { claimed: false, mine: false }],
  ['an account stops all', { path: `/r/${projectId}`, auth: member }, { id: projectId }, { claimed: true, mine: true }],
] as const)('%s with one press', async (_what, options, args, owner) => {
  const backend = backendOf(projectView([requestView()], owner));
  const { shell } = await open(backend, options);
  const words = await screen.findByText(/^Anyone with a private link/);
  if ('token' in args) expect(words).toHaveTextContent(/The link you opened will keep working\.$/);
  else expect(words).not.toHaveTextContent(/will keep working/);
  await press('Stop my old links');
  await waitFor(() => expect(shell.notifications).toEqual([{ title: 'Your old links no longer open this request', tone: 'success' }]));
  expect(backend.argsOf('revoke_links')).toEqual([args]);
});
