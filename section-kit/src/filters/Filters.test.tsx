import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineQuery, flagParam, useSearchQuery } from '@marketplace/section-kit';
import { useLocation, useNavigate } from '@marketplace/section-kit/router';
import { createTestShell, expectAccessible, TestShellProviders } from '../testing';
import { Filters } from './Filters';
import type * as sheet from './FilterSheet';

let mockIsAway = false;
jest.mock('./FilterSheet', () => {
  if (mockIsAway) throw new Error('Loading chunk filter-sheet failed.');
  return jest.requireActual<typeof sheet>('./FilterSheet');
});

const codec = defineQuery({ verified: flagParam() });
let back: () => void;
let shownState: unknown;

function List({ show }: { show?: string }) {
  const [{ verified }, setQuery] = useSearchQuery(codec);
  const navigate = useNavigate();
  back = () => void navigate(-1);
  shownState = useLocation().state;
  return (
    <main>
      <form id="list" />
      <Filters form="list" count={Number(verified)} show={show} onClear={() => setQuery(codec.empty)} beside={<button>Share</button>}>
        <label>
          <input type="checkbox" checked={verified} onChange={({ target }) => setQuery({ verified: target.checked })} />
          Verified
        </label>
      </Filters>
    </main>
  );
}

const open = (show?: string, locale: 'en' | 'fr' = 'en') =>
  render(
    <TestShellProviders shell={createTestShell({ locale })} path="/list">
      <List show={show} />
    </TestShellProviders>,
  );
const toggle = (name: RegExp = /^Filters/) => screen.getByRole('button', { name });
/** Opens the sheet and chooses once it has its step in the history, and the router has shown that. */
async function chooseVerified(): Promise<void> {
  await userEvent.click(toggle());
  const verified = await screen.findByLabelText('Verified');
  await waitFor(() => expect(shownState).toEqual({ over: 'filters' }));
  await userEvent.click(verified);
}

test.each([
  ['en', 'Filters', 'Show 8 professionals', 'Clear Filters'],
  ['fr', 'Filtres', 'Afficher 8 professionnels', 'Effacer les filtres'],
] as const)('open before the list, hold at once and say what there is with them (%s)', async (locale, title, show, clear) => {
  open(show, locale);
  await userEvent.click(toggle(new RegExp(`^${title}$`)));
  const dialog = await screen.findByRole('dialog', { name: title });
  await userEvent.click(within(dialog).getByLabelText('Verified'));
  expect(within(dialog).getByRole('status')).toHaveTextContent(show);
  await expectAccessible(dialog);
  await userEvent.click(within(dialog).getByRole('button', { name: clear }));
  expect(within(dialog).getByLabelText('Verified')).not.toBeChecked();
  await userEvent.click(within(dialog).getByLabelText('Verified'));
  await userEvent.click(within(dialog).getByRole('button', { name: show }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toggle(new RegExp(`^${title} \\(1\\)$`))).toHaveFocus();
});

test('as long as it is not known how many there are, they lead to the results all the same', async () => {
  open();
  await userEvent.click(toggle());
  expect(await screen.findByRole('button', { name: 'Show results' })).toBeVisible();
});

test('Back closes them and takes those back that were chosen', async () => {
  open();
  await chooseVerified();
  act(() => back());
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(toggle()).toHaveAccessibleName('Filters');
});

test('Back after the results leads to those before', async () => {
  open('Show 8');
  await chooseVerified();
  await userEvent.click(screen.getByRole('button', { name: 'Show 8' }));
  expect(toggle()).toHaveAccessibleName('Filters (1)');
  act(() => back());
  expect(toggle()).toHaveAccessibleName('Filters');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('where the code of the sheet does not come, they unfold in the page', async () => {
  mockIsAway = true;
  jest.resetModules();
  open();
  await userEvent.click(toggle());
  expect(await screen.findByRole('checkbox', { name: 'Verified' })).toBeVisible();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  await userEvent.click(toggle());
  expect(screen.queryByRole('checkbox', { name: 'Verified' })).toBeNull();
});
