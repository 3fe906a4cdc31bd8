import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';

const promo = () => within(screen.getByRole('form', { name: /promo/ }));
const check = async (code: string, button = 'Check code') => {
  if (code) await userEvent.type(promo().getByRole('textbox'), code);
  await userEvent.click(promo().getByRole('button', { name: button }));
};

describe('the promo code', () => {
  test('answers that the offer ended on July 31, 2024', async () => {
    await renderSection(section, { path: '/listings' });
    await check('buildcanada');
    expect(promo().getByRole('status')).toHaveTextContent('BUILDCANADA ended on July 31, 2024. It gives no discount today.');
  });

  test('in French as well', async () => {
    await renderSection(section, { path: '/listings', locale: 'fr' });
    await check('BUILDCANADA', 'Vérifier le code');
    expect(promo().getByRole('status')).toHaveTextContent('BUILDCANADA a pris fin le 31 juillet 2024.');
  });

  test('an unknown code is answered and kept; a new one takes the answer away', async () => {
    await renderSection(section, { path: '/listings' });
    await check('WINTER');
    expect(promo().getByRole('status')).toHaveTextContent('We don’t recognize this code.');
    await userEvent.type(promo().getByRole('textbox'), '26');
    expect(promo().getByRole('textbox')).toHaveValue('WINTER26');
    expect(promo().getByRole('status')).toBeEmptyDOMElement();
  });

  test('nothing entered is told at the field', async () => {
    await renderSection(section, { path: '/listings' });
    await check('');
    expect(promo().getByRole('textbox')).toHaveAccessibleDescription('Enter the code you were given');
  });
});

describe('prices', () => {
  const prices = () => screen.getByRole('row', { name: /^Price, before tax/ }).textContent;

  test('are those of the database', async () => {
    const plans = [
      { id: 'starter', price_cents: 0 },
      { id: 'pro', price_cents: 5250 },
      { id: 'elite', price_cents: 19900 },
    ];
    await renderSection(section, { path: '/listings', db: fakeDb({ tables: { plans } }) });
    expect(await screen.findAllByText('$52.50/month')).not.toHaveLength(0);
    expect(prices()).toContain('Free$52.50/month$199/month');
  });

  test.each([
    ['has no plans', fakeDb()],
    ['fails', fakeDb({ tables: { plans: { status: 500, message: 'down' } } })],
  ])('are the published ones where the database %s', async (_what, db) => {
    await renderSection(section, { path: '/listings', db });
    expect(prices()).toContain('Free$49/month$199/month');
  });
});

test('a question opens', async () => {
  await renderSection(section, { path: '/listings' });
  await userEvent.click(screen.getByText('Can I change my tier?'));
  expect(screen.getByText(/^Tiers can change at any time/)).toBeVisible();
});
