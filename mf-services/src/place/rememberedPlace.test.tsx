import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { searchBackend } from '../testing/searchBackend';
import { serviceRow } from '../testing/serviceRows';
import { rememberedPlace, rememberedPostalCode, rememberPlace } from './rememberedPlace';

beforeEach(() => localStorage.clear());

const open = (path: string) => renderSection(section, { path, db: searchBackend([serviceRow({ id: 1, name: 'Alpha' })]) });

test('a place in the directory is remembered, typed into its field or into the search', async () => {
  await open('/services');
  await screen.findByText('Showing 1 of 1 services');
  await userEvent.type(screen.getByLabelText('Search services', { selector: 'input' }), 'h2x 1y4');
  expect(rememberedPlace.read()).toBe('H2X 1Y4');
});

test('the address of somebody else is not where one looks around', async () => {
  await open('/services?near=Halifax');
  await screen.findByText('Showing 1 of 1 services');
  expect(rememberedPlace.read()).toBe('');
});

test('a postal code is one however it is typed; half of one, a city and everywhere are none', () => {
  rememberPlace('m5v-2t6');
  expect(rememberedPostalCode()).toBe('M5V 2T6');
  rememberPlace(' ');
  expect(rememberedPlace.read()).toBe('M5V 2T6');
  rememberPlace('M5V');
  expect([rememberedPlace.read(), rememberedPostalCode()]).toEqual(['M5V', '']);
});

test('where somebody looked around last is one press away in the directory', async () => {
  rememberPlace('h2x1y4');
  const { address } = await open('/services');
  await screen.findByText('Showing 1 of 1 services');
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }));
  const again = await screen.findByRole('button', { name: 'Near H2X 1Y4 again' });
  await userEvent.click(again);
  expect(address()).toBe('/services?near=H2X%201Y4');
  expect(again).not.toBeInTheDocument();
});
