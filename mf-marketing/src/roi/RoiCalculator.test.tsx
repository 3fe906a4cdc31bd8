import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';

const open = (locale: 'en' | 'fr' = 'en') => renderSection(section, { path: '/video-ads', locale });
const row = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent.replaceAll('\u00a0', ' '));
const field = (name: string) => screen.getByRole('textbox', { name });

test('every assumption shows, and both columns begin with the sample', async () => {
  await open();
  expect(screen.getByRole('table', { name: 'Sample ROI: return of a campaign' })).toBeVisible();
  expect(screen.getAllByRole('textbox').map((input) => (input as HTMLInputElement).value)).toEqual([
    '600',
    '0.06',
    '2.5',
    '3',
    '20',
    '3,500',
    '30',
  ]);
  expect(row('Completed views')).toEqual(['10,000', '10,000']);
  expect(row('Net return')).toEqual(['$975', '$975']);
});

test('own numbers change the second column only and are summed up in a sentence', async () => {
  await open();
  await userEvent.clear(field('Average job before tax ($)'));
  await userEvent.type(field('Average job before tax ($)'), '$7,000');
  expect(row('Net return')).toEqual(['$975', '$2,550']);
  expect(screen.getByRole('status')).toHaveTextContent('With your numbers, $600 returns $2,550 net.');
});

test('a loss is shown as one', async () => {
  await open();
  await userEvent.clear(field('Requests you win (%)'));
  await userEvent.type(field('Requests you win (%)'), '0');
  expect(row('Net return')[1]).toBe('-$600');
  expect(row('Return on investment')[1]).toBe('-100%');
  expect(row('Cost per job')[1]).toBe('None');
});

test('what cannot be read is marked and kept, and no result is shown for it', async () => {
  await open();
  const price = field('Price per completed view ($)');
  await userEvent.clear(price);
  await userEvent.type(price, 'cheap');
  expect(price).toHaveAccessibleDescription('Enter a number such as 1,250.50');
  expect(price).toHaveValue('cheap');
  expect(row('Net return')).toEqual(['$975', '–']);
  expect(screen.getByRole('status')).toHaveTextContent('Check the marked fields');

  await userEvent.clear(price);
  await userEvent.type(price, '0');
  expect(price).toHaveAccessibleDescription('Enter at least 0.01');

  await userEvent.click(screen.getByRole('button', { name: 'Back to the sample' }));
  expect(price).toHaveValue('0.06');
  expect(price).not.toHaveAccessibleDescription();
});

test('Enter in a field leads nowhere and loses nothing', async () => {
  const { address } = await open();
  await userEvent.type(field('Campaign budget ($)'), '0{Enter}');
  expect(address()).toBe('/video-ads');
  expect(field('Campaign budget ($)')).toHaveValue('6000');
});

test('French numbers are written and read the French way', async () => {
  await open('fr');
  const value = field('Mandat moyen avant taxes ($)');
  expect(value).toHaveValue('3\u00a0500');
  await userEvent.clear(value);
  await userEvent.type(value, '7 000,00 $');
  expect(row('Rendement net')).toEqual(['975 $', '2 550 $']);
});
