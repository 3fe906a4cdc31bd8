import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection, type FakeDb } from '@marketplace/section-kit/testing';
import { rememberedPlace } from '../place/rememberedPlace';
import { section } from '../section';
import { searchBackend } from '../testing/searchBackend';
import { serviceRow, serviceRows } from '../testing/serviceRows';

const open = (path: string, db: FakeDb = searchBackend(serviceRows(8))) => renderSection(section, { path, db });
const heading = () => screen.getByRole('heading', { name: 'Results' });
const button = (name: string) => screen.getByRole('button', { name });
/** As somebody does it who has no mouse. */
const press = async (pressed: HTMLElement) => {
  act(() => pressed.focus());
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => localStorage.clear());

test('a filter that is taken away hands the focus to the next, else to the one before, the last to the results', async () => {
  await open('/services?verified=true&response=2h&language=en');
  await screen.findByRole('group', { name: 'Active filters' });
  await press(button('Remove filter: Answers: within 2 hours'));
  expect(button('Remove filter: Speaks English')).toHaveFocus();
  await press(button('Remove filter: Verified'));
  expect(button('Remove filter: Speaks English')).toHaveFocus();
  await press(button('Remove filter: Speaks English'));
  expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
  expect(heading()).toHaveFocus();
});

describe('what was understood of a text', () => {
  const parts = ['Ohm', 'Watt', 'Volt'].map((typed) => ({ kind: 'word', typed }));
  // What two words mean has a company of that name.
  const backend = () =>
    searchBackend([serviceRow()], {
      rpc: {
        search_services: ({ q }) => ({
          total: 1,
          matched: 1,
          capped: false,
          items: [serviceRow({ id: '1', languages: [], is_sample: false })],
          next: null,
          also: [],
          categories: [],
          place: null,
          filters: [],
          understood: String(q).includes('Volt') ? parts.filter(({ typed }) => String(q).includes(typed)) : [],
        }),
      },
    });
  const part = (word: string) => button(`Remove from the search: “${word}”`);

  test('a part that is taken away hands the focus to the next', async () => {
    await open('/services?search=Ohm+Watt+Volt', backend());
    await screen.findByRole('group', { name: 'What we looked for' });
    await press(part('Ohm'));
    await waitFor(() => expect(screen.queryByRole('button', { name: /“Ohm”/ })).toBeNull());
    expect(part('Watt')).toHaveFocus();
  });

  test('where nothing has to be understood any more, the focus goes on with the results', async () => {
    await open('/services?search=Ohm+Watt+Volt', backend());
    await screen.findByRole('group', { name: 'What we looked for' });
    await press(part('Volt'));
    await waitFor(() => expect(screen.queryByRole('group', { name: 'What we looked for' })).toBeNull());
    expect(heading()).toHaveFocus();
  });
});

test('all professionals in the place of those that nobody saved: the focus goes on with the results', async () => {
  await open('/services?saved=true');
  await press(await screen.findByRole('button', { name: 'Show all professionals' }));
  expect(await screen.findByText('Showing 8 of 8 services')).toBeVisible();
  expect(heading()).toHaveFocus();
});

test('a professional that is no longer saved leaves the saved ones, and the focus goes on with the results', async () => {
  localStorage.setItem('kit.favourites.v1', '{"service":["2","5"]}');
  await open('/services?saved=true');
  for (const name of ['Provider 5', 'Provider 2']) {
    await press(await screen.findByRole('button', { name: `Save ${name}` }));
    await waitFor(() => expect(screen.queryByRole('article', { name })).toBeNull());
    await waitFor(() => expect(heading()).toHaveFocus());
  }
  expect(screen.getByText('You have not saved any professionals yet.')).toBeVisible();
});

test('whoever has moved on from the heart stays there; opening what is saved moves nobody', async () => {
  localStorage.setItem('kit.favourites.v1', '{"service":["2","5"]}');
  await open('/services?saved=true');
  expect(await screen.findByRole('article', { name: 'Provider 2' })).toBeVisible();
  expect(heading()).not.toHaveFocus();
  await press(button('Save Provider 5'));
  const saved = button('Save Provider 2');
  act(() => saved.focus());
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Provider 5' })).toBeNull());
  expect(saved).toHaveFocus();
});

test('the filters of a wide screen are cleared, and the focus goes on with the results', async () => {
  await open('/services?verified=true');
  const pills = await screen.findByRole('group', { name: 'Filters', hidden: true });
  await userEvent.click(within(pills).getByRole('button', { name: 'Clear Filters', hidden: true }));
  expect(within(pills).queryByRole('button', { name: 'Clear Filters', hidden: true })).toBeNull();
  expect(heading()).toHaveFocus();
});

test('the place of last time is chosen again, and the focus goes to its field', async () => {
  rememberedPlace.write('Halifax');
  const { historyState } = await open('/services');
  await screen.findByText('Showing 8 of 8 services');
  await userEvent.click(button('Filters'));
  // The sheet has a step of its own in the history, which only a browser knows before the page does.
  await waitFor(() => expect(historyState()).toMatchObject({ over: 'filters' }));
  await press(screen.getByRole('button', { name: 'Near Halifax again' }));
  expect(screen.queryByRole('button', { name: 'Near Halifax again' })).toBeNull();
  expect(screen.getByLabelText('City or postal code')).toHaveFocus();
  expect(screen.getByLabelText('City or postal code')).toHaveValue('Halifax');
});

test.each(['Remove Provider 1', 'Clear'])(
  'the comparison goes with its last company (%s), and the focus goes on with the results',
  async (name) => {
    await open('/services');
    await screen.findByText('Showing 8 of 8 services');
    await userEvent.click(screen.getByLabelText(/Compare Provider 1$/));
    const tray = screen.getByRole('region', { name: 'Professionals to compare' });
    await press(within(tray).getByRole('button', { name }));
    expect(tray).not.toBeInTheDocument();
    expect(heading()).toHaveFocus();
  },
);
