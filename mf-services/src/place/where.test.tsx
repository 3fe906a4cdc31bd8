import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { defineSection } from '@marketplace/section-kit';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { fragments } from '../routes';
import { searchBackend } from '../testing/searchBackend';
import { serviceRow } from '../testing/serviceRows';
import { rememberedPlace } from './rememberedPlace';

const onSubmit = jest.fn();
const page = defineSection({
  name: 'mf-marketing',
  routes: [
    {
      path: '/',
      lazy: async () => {
        const { Component: Where } = await fragments.where!();
        const Component = () => (
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onSubmit(new FormData(event.currentTarget).get('near'), rememberedPlace.read());
            }}
          >
            <Where />
            <button>Search</button>
          </form>
        );
        return { Component };
      },
    },
  ],
});

const found = [
  { value: 'Roofing', group: 'Trades', rank: 10, href: '/services?category=Roofing' },
  { value: 'Montréal, QC', group: 'Places', rank: 40, href: '/services?near=Montr%C3%A9al%2C%20QC' },
];
const open = (locale: 'en' | 'fr' = 'en') =>
  renderSection(page, { path: '/', locale, find: () => found, db: searchBackend([serviceRow({ id: 1, name: 'Alpha' })]) });
const field = (name = 'Where') => screen.getByLabelText(name, { selector: 'input' });

beforeEach(() => localStorage.clear());

test('what is typed goes along with the form, and stands there again', async () => {
  const { container, unmount } = await open();
  await userEvent.type(field(), 'h2x1y4{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith('h2x1y4', 'H2X 1Y4');
  await expectAccessible(container);
  unmount();
  await open('fr');
  expect(field('Où')).toHaveValue('H2X 1Y4');
  expect(field('Où')).toHaveAttribute('placeholder', 'Ville ou code postal');
});

test('places alone are proposed, and the one that is picked is kept', async () => {
  await open();
  await userEvent.click(field());
  await userEvent.type(await screen.findByRole('combobox', { name: 'Where' }), 'Mon');
  const option = await screen.findByRole('option');
  expect(option).toHaveTextContent('Montréal, QC');
  await userEvent.click(option);
  expect(field()).toHaveValue('Montréal, QC');
  expect(rememberedPlace.read()).toBe('Montréal, QC');
  await userEvent.type(field(), '{Enter}');
  expect(onSubmit).toHaveBeenLastCalledWith('Montréal, QC', 'Montréal, QC');
});

test('a place that nobody knows is told beside the field, which keeps it; an empty one is forgotten', async () => {
  await open();
  await userEvent.type(field(), 'Atlantis');
  await userEvent.tab();
  expect(await screen.findByText(/^We can’t find this place/)).toBeVisible();
  expect(field()).toBeInvalid();
  expect(field()).toHaveValue('Atlantis');
  await userEvent.clear(field());
  await userEvent.tab();
  await waitFor(() => expect(field()).toBeValid());
  expect(rememberedPlace.read()).toBe('');
});
