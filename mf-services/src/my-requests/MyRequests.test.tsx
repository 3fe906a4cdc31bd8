import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, expectAccessible, TestShellProviders } from '@marketplace/section-kit/testing';
import { myProject, myRequest } from '../testing/myProject';
import { member } from '../testing/quoteForm';
import { requestBackend } from '../testing/requestBackend';
import { MyRequests } from './MyRequests';
import type { MyProject } from './readMyRequests';

const project = myProject;
const backendOf = (items: MyProject[], rpc: Record<string, (args: Record<string, unknown>) => unknown> = {}) =>
  requestBackend({ rpc: { my_projects: () => ({ items, more: false }), claim_projects: () => 0, ...rpc } });
const show = (backend: ReturnType<typeof requestBackend>, options: { auth?: typeof member | 'signedOut'; locale?: 'en' | 'fr' } = {}) =>
  render(
    <TestShellProviders shell={createTestShell({ db: backend.db, auth: member, ...options })} path="/account">
      <MyRequests />
    </TestShellProviders>,
  );

const quoted = (quote_registered: boolean) =>
  myRequest({
    id: 'r2',
    status: 'quoted',
    provider: { id: 'p2', name: 'Ash Roofing', reachable: true },
    quote_status: 'sent',
    quote_total_cents: 113_000,
    quote_registered,
  });

test.each([
  ['en', '$1,130.00, company not registered for GST/HST'],
  ['fr', '1 130,00 $, entreprise non inscrite à la TPS/TVH'],
] as const)('in %s a total of a company that charges no GST/HST says so', async (locale, text) => {
  show(backendOf([project({ requests: [quoted(false)] })]), { locale });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/taxes included|taxes comprises/)).toBeNull();
});

test('lists what was asked, of whom, and where it stands; a guest’s requests are claimed first, once', async () => {
  const backend = backendOf([
    project({ requests: [...project().requests, quoted(true)] }),
    project({ id: 'project-2', service_name: null }),
  ]);
  const { container } = show(backend);
  expect(await screen.findByRole('link', { name: 'New roof' })).toHaveAttribute('href', '/r/project-1');
  expect(screen.getByRole('link', { name: 'Roofing' })).toHaveAttribute('href', '/r/project-2');
  for (const text of ['Quote received', '$1,130.00, taxes included', 'Ash Roofing']) expect(screen.getByText(text)).toBeVisible();
  expect(screen.getAllByText('Asked on November 18, 2026')).toHaveLength(2);
  expect(backend.argsOf('claim_projects')).toHaveLength(1);
  expect(backend.argsOf('my_projects')).toEqual([{ page_size: 20, before: null }]);
  await expectAccessible(container);
});

test('a claim that fails holds nothing back', async () => {
  const backend = backendOf([project()]);
  backend.failNext('claim_projects', { status: 500 });
  show(backend);
  expect(await screen.findByRole('link', { name: 'New roof' })).toBeVisible();
});

test('nothing yet: says so and leads to the directory', async () => {
  const { container } = show(backendOf([]), { locale: 'fr' });
  expect(await screen.findByText('Aucune demande de soumission pour le moment')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Trouver un professionnel' })).toHaveAttribute('href', '/fr/services');
  await expectAccessible(container);
});

test('a failed read says so and can be tried again', async () => {
  const backend = backendOf([project()]);
  backend.failNext('my_projects', { status: 400, message: 'boom' });
  show(backend);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your quote requests could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'New roof' })).toBeVisible();
});

test('older ones come when asked for', async () => {
  const older = project({ id: 'project-9', service_name: 'Old deck' });
  const backend = backendOf([], {
    my_projects: ({ before }) => (before === null ? { items: [project()], more: true } : { items: [older], more: false }),
  });
  show(backend);
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByRole('link', { name: 'Old deck' })).toBeVisible();
  expect(backend.argsOf('my_projects').at(-1)).toEqual({ page_size: 20, before: '2026-11-18T15:00:00Z' });
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
});

test('shows nothing where requests are not kept, and nothing to somebody signed out', async () => {
  const { container, unmount } = show(requestBackend());
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  unmount();
  const backend = backendOf([project()]);
  const signedOut = show(backend, { auth: 'signedOut' });
  expect(signedOut.container).toBeEmptyDOMElement();
  expect(backend.argsOf('my_projects')).toEqual([]);
});
