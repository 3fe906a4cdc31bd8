import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { catalogueBackend } from '../testing/catalogueBackend';
import { sixMaterials } from '../testing/materialRows';

const open = (path: string) => renderSection(section, { path, db: catalogueBackend(sixMaterials) });
const heading = () => screen.getByRole('heading', { name: 'Results' });
const button = (name: string) => screen.getByRole('button', { name });
/** As somebody does it who has no mouse. */
const press = async (pressed: HTMLElement) => {
  act(() => pressed.focus());
  await userEvent.keyboard('{Enter}');
};

beforeEach(() => localStorage.clear());

test('a filter that is taken away hands the focus to the next, else to the one before, the last to the results', async () => {
  await open('/materials?location=BC&stock=true&brand=Aurora');
  await screen.findByRole('group', { name: 'Active filters' });
  await press(button('Remove the filter “In stock only”'));
  expect(button('Remove the filter “Aurora”')).toHaveFocus();
  await press(button('Remove the filter “Aurora”'));
  expect(button('Remove the filter “British Columbia”')).toHaveFocus();
  await press(button('Remove the filter “British Columbia”'));
  expect(screen.queryByRole('group', { name: 'Active filters' })).toBeNull();
  expect(heading()).toHaveFocus();
});

test('a material that is no longer saved leaves the saved ones, and the focus goes on with the results', async () => {
  localStorage.setItem('kit.favourites.v1', '{"material":["1","2"]}');
  await open('/materials?saved=true');
  expect(await screen.findByText('Showing 2 materials')).toBeVisible();
  expect(heading()).not.toHaveFocus();
  for (const count of ['Showing 1 material', 'Showing 0 materials']) {
    await press(screen.getAllByRole('button', { name: /^Save /, pressed: true })[0]!);
    expect(await screen.findByText(count)).toBeVisible();
    await waitFor(() => expect(heading()).toHaveFocus());
  }
});

test.each([
  ['all materials in the place of those that nobody saved', '/materials?saved=true', 'Show all materials', 'Showing 6 materials'],
  ['the brand that was meant', '/materials?search=argilla', 'Show everything by Argilla', 'Showing 1 material'],
])('%s: the focus goes on with the results', async (_what, path, name, count) => {
  await open(path);
  await press(await screen.findByRole('button', { name }));
  expect(await screen.findByText(count)).toBeVisible();
  expect(screen.queryByRole('button', { name })).toBeNull();
  expect(heading()).toHaveFocus();
});
