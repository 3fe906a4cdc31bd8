import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, TestShellProviders, type TestShellOptions } from '@marketplace/section-kit/testing';
import { useLocation } from '@marketplace/section-kit/router';
import { useState } from 'react';
import { deviceLists } from './device/deviceLists';
import { linesOf } from './list/linesOf';
import { MAX_LINES } from './list/ProjectList';
import { ListCount } from './ListCount';
import { keepGuestList, listItem, listsKey, listOf, oak } from './testing/listItems';
import { useProjectList, type WantedMaterial } from './useProjectList';

let renders = 0;

function AddButton({ wanted }: { wanted: WantedMaterial }) {
  const { add } = useProjectList();
  const [hadRoom, setHadRoom] = useState<boolean | null>(null);
  renders += 1;
  return <button onClick={() => setHadRoom(add(wanted, oak))}>Add {String(hadRoom)}</button>;
}

/** Where the page is. */
function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

function show(wanted: WantedMaterial, options: TestShellOptions = {}) {
  const shell = createTestShell(options);
  render(
    <TestShellProviders shell={shell} path="/materials">
      <ListCount />
      <Address />
      <AddButton wanted={wanted} />
      <AddButton wanted={wanted} />
    </TestShellProviders>,
  );
  return shell;
}
const press = () => userEvent.click(screen.getAllByRole('button')[0]!);
const lines = (owner: string | null = null) =>
  linesOf((owner ? deviceLists.read().accounts[owner]! : deviceLists.read().guest).list).map(({ ref, quantity, room }) => [
    ref,
    quantity,
    room,
  ]);

beforeEach(() => {
  localStorage.clear();
  renders = 0;
});

test('puts a material on the list, says so and counts it, while the other cards stay as they are', async () => {
  const shell = show({ materialId: 12, quantity: 4, room: 'Kitchen' });
  expect(screen.getByRole('link', { name: 'Project list' })).toHaveAttribute('href', '/list');
  await press();
  expect(lines()).toEqual([['12', 4, 'Kitchen']]);
  expect(shell.notifications).toEqual([
    {
      title: 'Added to list',
      description: '4 × Oak flooring',
      tone: 'success',
      actions: [
        { label: 'View list', onPress: expect.any(Function) },
        { label: 'Undo', onPress: expect.any(Function) },
      ],
    },
  ]);
  expect(screen.getByRole('link', { name: 'Project list, 1 item' })).toHaveTextContent('1');
  // Two cards at first, and the pressed one again for its own state.
  expect(renders).toBe(3);
});

test.each([
  ['what was put there before stays', [listItem({ ref: '12', quantity: 2, room: 'Kitchen' })], [['12', 2, 'Kitchen']]],
  ['nothing was there before', [], []],
])('undo takes it off again: %s', async (_case, before, after) => {
  keepGuestList(listOf(...before));
  const shell = show({ materialId: 12, quantity: 4, room: 'Kitchen' });
  await press();
  const undo = shell.notifications[0]!.actions!.find(({ label }) => label === 'Undo')!;
  act(undo.onPress);
  expect(lines()).toEqual(after);
  expect(shell.notifications.at(-1)).toEqual({ title: 'Taken off the list', description: '4 × Oak flooring', tone: 'info' });
});

test('the message leads to the list', async () => {
  const shell = show({ materialId: 12, quantity: 4 });
  await press();
  act(shell.notifications[0]!.actions!.find(({ label }) => label === 'View list')!.onPress);
  expect(screen.getByRole('status', { name: 'address' })).toHaveTextContent(/^\/list$/);
});

test('an offer is another line than its material', async () => {
  keepGuestList(listOf(listItem()));
  show({ materialId: 12, dealId: 'aaaaaaaa-0000-4000-8000-000000000009', quantity: 1 });
  await press();
  expect(lines().map(([ref]) => ref)).toEqual(['12', 'deal:aaaaaaaa-0000-4000-8000-000000000009']);
});

test('goes to the list of the account of somebody who is signed in', async () => {
  const user = { id: 'hook-user', email: 'a@example.ca', displayName: null, locale: null };
  show({ materialId: 'a-uuid', quantity: 1 }, { auth: user });
  await press();
  expect([lines('hook-user'), lines()]).toEqual([[['a-uuid', 1, '']], []]);
});

test('a full list says so and stays as it is', async () => {
  keepGuestList(listOf(...Array.from({ length: MAX_LINES }, (_, n) => listItem({ ref: `${n + 100}` }))));
  const shell = show({ materialId: 12, quantity: 1 });
  await press();
  expect(lines()).toHaveLength(MAX_LINES);
  expect(shell.notifications).toMatchObject([{ title: 'Your project list is full', tone: 'failure' }]);
});

test('the count follows other tabs, and waits for who is signed in', async () => {
  show({ materialId: 1, quantity: 1 });
  keepGuestList(listOf(listItem(), listItem({ ref: '13' })));
  act(() => void dispatchEvent(new StorageEvent('storage', { key: listsKey })));
  expect(screen.getByRole('link', { name: 'Project list, 2 items' })).toBeVisible();
});

test('speaks French', async () => {
  const shell = show({ materialId: 12, quantity: 1 }, { locale: 'fr' });
  await press();
  expect(shell.notifications).toMatchObject([{ title: 'Ajouté à la liste' }]);
  const link = screen.getByRole('link', { name: 'Liste de projet, 1 article' });
  expect(within(link).getByText('1')).toBeInTheDocument();
});
