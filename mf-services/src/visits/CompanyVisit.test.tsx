import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, expectAccessible, TestShellProviders } from '@marketplace/section-kit/testing';
import { lostAnswer, requestBackend } from '../testing/requestBackend';
import { visitView } from '../testing/visitView';
import { CompanyVisit } from './CompanyVisit';
import { ProposeVisit } from './ProposeVisit';
import type { Visit } from './Visit';

beforeEach(() => localStorage.clear());

const backendOf = () =>
  requestBackend({
    rpc: {
      propose_visit: ({ visit }) => visitView({ id: (visit as { id: string }).id }),
      cancel_visit: () => visitView({ status: 'cancelled' }),
    },
  });

function openDialog(backend = backendOf(), visit: Visit | null = null, locale: 'en' | 'fr' = 'en') {
  const shell = createTestShell({ db: backend.db, locale });
  const done: string[] = [];
  render(
    <TestShellProviders shell={shell} path="/account/leads/request-1">
      <ProposeVisit
        lead={{ id: 'request-1', visit }}
        onClose={() => void done.push('closed')}
        onChanged={async () => done.push('changed')}
      />
    </TestShellProviders>,
  );
  const element = screen.getByRole('dialog');
  return { shell, done, element, dialog: within(element) };
}
type Dialog = ReturnType<typeof openDialog>['dialog'];
const daysOf = (dialog: Dialog) => within(dialog.getByRole('group', { name: 'Day' })).getAllByRole('button');
const timesOf = (dialog: Dialog) => within(dialog.getByRole('group', { name: /^Times on/ })).getAllByRole('button');
const chosenOf = (dialog: Dialog) => within(dialog.getByRole('group', { name: 'Times you offer' })).getAllByRole('button');
const propose = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Propose the visit' }));

test('times of two days are offered once, on the clock of the home', async () => {
  const backend = backendOf();
  const { dialog, element, shell, done } = openDialog(backend);
  await userEvent.click(timesOf(dialog)[4]!);
  await userEvent.click(daysOf(dialog)[1]!);
  await userEvent.click(timesOf(dialog)[0]!);
  await userEvent.selectOptions(dialog.getByLabelText('Length'), '90 minutes');
  await expectAccessible(element);
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Propose the visit' }));
  await waitFor(() => expect(done).toEqual(['closed', 'changed']));
  const [{ visit }] = backend.argsOf('propose_visit') as [{ visit: Record<string, unknown> }];
  expect(visit).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    request_id: 'request-1',
    minutes: '90',
    place: 'site',
    starts: [expect.stringMatching(/^\d{4}-\d\d-\d\dT09:00$/), expect.stringMatching(/^\d{4}-\d\d-\d\dT07:00$/)],
  });
  expect(backend.argsOf('propose_visit')).toHaveLength(1);
  expect(shell.notifications).toEqual([{ title: 'Visit proposed', tone: 'success' }]);
  expect(localStorage).toHaveLength(0);
});

test('after a lost answer the same proposal goes again, under the same id', async () => {
  const backend = backendOf();
  backend.failNext('propose_visit', lostAnswer, true);
  const { dialog, done } = openDialog(backend);
  await userEvent.click(timesOf(dialog)[0]!);
  await propose(dialog);
  expect(await dialog.findByText(/could not confirm/)).toBeVisible();
  await propose(dialog);
  await waitFor(() => expect(done).toEqual(['closed', 'changed']));
  const [first, second] = backend.argsOf('propose_visit');
  expect(second).toEqual(first);
});

test('a sixth time is not offered, and each can be taken back', async () => {
  const { dialog } = openDialog();
  for (const index of [0, 1, 2, 3, 4]) await userEvent.click(timesOf(dialog)[index]!);
  expect(dialog.getByText('Five times are enough. Remove one to offer another.')).toBeVisible();
  expect(timesOf(dialog)[5]).toBeDisabled();
  await userEvent.click(chosenOf(dialog)[0]!);
  expect(chosenOf(dialog)).toHaveLength(4);
  expect(timesOf(dialog)[5]).toBeEnabled();
});

test('the last time that is taken back hands the focus to the times', async () => {
  const { dialog } = openDialog();
  await userEvent.click(timesOf(dialog)[0]!);
  await userEvent.click(chosenOf(dialog)[0]!);
  expect(dialog.queryByRole('group', { name: 'Times you offer' })).toBeNull();
  expect(timesOf(dialog)[0]!.parentElement).toHaveFocus();
});

test('without a time it says so, and keeps what was chosen when it is opened again', async () => {
  const backend = backendOf();
  const { dialog } = openDialog(backend);
  await propose(dialog);
  expect(dialog.getAllByText('Choose one to five times in the future').length).toBeGreaterThan(0);
  expect(backend.argsOf('propose_visit')).toEqual([]);
  await userEvent.click(timesOf(dialog)[2]!);
  const again = openDialog(backend);
  expect(chosenOf(again.dialog)).toHaveLength(1);
});

test('says that it takes the place of one that is planned, in French too', () => {
  const { dialog } = openDialog(backendOf(), visitView(), 'fr');
  expect(dialog.getByText('Cette proposition remplace la visite offerte ou prévue actuellement.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Proposer la visite' })).toBeVisible();
});

const contact = { name: 'Sam Roy', email: 'sam@example.ca', phone: null, preferred: 'email', address: '12 Elm Street' } as const;

function openVisit(visit: Visit, role: 'owner' | 'manager' | 'member' = 'manager') {
  const backend = backendOf();
  const company = { id: 'p1', name: 'Maple Ridge Roofing', status: 'approved', role } as const;
  const shell = createTestShell({ db: backend.db });
  const onChanged = jest.fn(async () => undefined);
  const { container } = render(
    <TestShellProviders shell={shell} path="/account/leads/request-1">
      <CompanyVisit lead={{ visit, company, contact, reference: 'R-1' }} onChanged={onChanged} />
    </TestShellProviders>,
  );
  return { backend, shell, container, onChanged };
}

test('the company sees what it offered, and calls it off in two presses', async () => {
  const { backend, container, onChanged, shell } = openVisit(visitView());
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Tuesday, December 1 at 9:00/),
    expect.stringMatching(/^Wednesday, December 2 at 1:30/),
  ]);
  await expectAccessible(container);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  expect(backend.argsOf('cancel_visit')).toEqual([]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel the visit' })[1]!);
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(backend.argsOf('cancel_visit')).toEqual([{ visit_id: 'visit-1' }]);
  expect(shell.notifications).toEqual([{ title: 'We’ll let the homeowner know', tone: 'success' }]);
});

test('crew sees it and changes nothing', () => {
  openVisit(visitView({ status: 'picked', picked: '2099-12-01T14:00:00+00:00' }), 'member');
  expect(screen.getByText(/^Visit on Tuesday, December 1/)).toBeVisible();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Add to my calendar']);
});

test('contact details in why it does not suit are said to be hidden', () => {
  openVisit(visitView({ status: 'refused', note: 'Call \uFFFC' }));
  expect(screen.getByText(/^Call/)).toHaveTextContent('Call [hidden until contact is shared]');
});

test('why it does not suit stands there as it was written', () => {
  openVisit(visitView({ status: 'refused', note: '<b>Evenings</b>' }));
  expect(screen.getByText('<b>Evenings</b>')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
