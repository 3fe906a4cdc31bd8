import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible } from '@marketplace/section-kit/testing';
import { quoteView } from '../../../testing/projectView';
import { button, leadToQuote, openComposer, quoteBackend } from '../../../testing/quoteComposer';
import { wideScreen } from '../../../testing/wideScreen';

const press = async (name: string | RegExp) => userEvent.click(await button(name));
const price = (number: number) => within(screen.getByRole('listitem', { name: `Line ${number}` })).getByLabelText('Price ($)');
const preview = () => screen.findByRole('region', { name: 'What the homeowner sees' });
const cell = async (name: RegExp) => within(within(await preview()).getByRole('row', { name })).getByRole('cell').textContent;

beforeEach(() => localStorage.clear());

describe('on a wide screen', () => {
  wideScreen();

  test('the homeowner’s table stands beside the fields and follows what is typed', async () => {
    const { container } = openComposer(quoteBackend());
    await press('Roof');
    await userEvent.type(price(1), '1500');
    expect(within(screen.getByRole('complementary', { name: 'Preview' })).getByRole('table')).toBeVisible();
    expect(await cell(/^Total/)).toBe('$1,695.00');
    await userEvent.type(price(2), '2500');
    expect(await cell(/^Total/)).toBe('$4,520.00');
    expect(await cell(/^Permit/)).toBe('Maple Ridge Roofing gets it');
    await expectAccessible(container);
  });

  test('it waits for the province on which taxes depend, in French too', async () => {
    openComposer(quoteBackend(), { lead: leadToQuote({ project: { province: null } }), locale: 'fr' });
    expect(await screen.findByText('L’aperçu s’affichera quand vous aurez choisi l’endroit des travaux.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText(/^Province/), 'Ontario');
    expect(await screen.findByRole('region', { name: 'Ce que voit le client' })).toBeVisible();
  });

  test('a new version shows what it changes, without asking for the one before', async () => {
    const backend = quoteBackend();
    openComposer(backend, { lead: leadToQuote({ quotes: [quoteView()] }) });
    const line = await screen.findByRole('listitem', { name: 'Line 1' });
    await userEvent.clear(within(line).getByLabelText('Price ($)'));
    await userEvent.type(within(line).getByLabelText('Price ($)'), '100');
    expect(await cell(/^Revised on/)).toMatch(/Two roofersNow \$1,600\.00, was \$1,520\.00$/);
  });
});

test('on a phone it is folded away until it is asked for', async () => {
  openComposer(quoteBackend());
  await press('Roof');
  await userEvent.type(price(1), '1500');
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
  const toggle = await button('What the homeowner sees');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(toggle);
  expect(await cell(/^Total/)).toBe('$1,695.00');
  await userEvent.click(toggle);
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});
