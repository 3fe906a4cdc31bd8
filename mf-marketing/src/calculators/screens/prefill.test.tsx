import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { openCalculator } from './testing/openCalculator';

beforeEach(() => localStorage.clear());

const note = 'Carried over from “What you can afford”: price, down payment';

describe('from what one can afford to closing costs and monthly cost', () => {
  async function afford() {
    const opened = await openCalculator('affordability');
    await opened.user.selectOptions(opened.inside.getByLabelText('Where the home is'), 'BC');
    await opened.user.click(opened.inside.getByLabelText(/first-time buyer/));
    await opened.enter('Down payment', '70000');
    return opened;
  }

  test('price, down payment, province and first-time flag go along and stay on the device', async () => {
    const first = await afford();
    const price = /Up to (\$[\d,]+)/.exec(first.said())![1]!;
    const next = first.inside.getByRole('link', { name: 'Next: closing costs for this price' });
    expect(next).toHaveAttribute('href', '/financial/land-transfer-tax#land-transfer-tax');
    first.unmount();

    const { inside, element } = await openCalculator('land-transfer-tax');
    expect(element).toHaveTextContent(note);
    expect(element).toHaveTextContent('Kept on this device only.');
    expect(inside.getByLabelText('Purchase price')).toHaveValue(price);
    expect(inside.getByLabelText('Down payment')).toHaveValue('$70,000');
    expect(inside.getByLabelText('Where the home is')).toHaveValue('BC');
    expect(inside.getByLabelText(/first-time buyer/)).toBeChecked();
    expect(inside.queryByText(/^These are example figures/)).toBeNull();
  });

  test('the monthly cost takes them too, with rate and amortization', async () => {
    const first = await afford();
    await first.enter('Mortgage rate you expect', '4.25');
    first.unmount();
    const { inside } = await openCalculator('mortgage-payment');
    expect(inside.getByLabelText('Mortgage rate a year')).toHaveValue('4.25%');
    expect(inside.getByLabelText('Down payment')).toHaveValue('$70,000');
  });

  test('income and debts do not leave the calculator', async () => {
    await afford();
    expect(Object.values(localStorage).join()).not.toMatch(/Income|debts/i);
  });

  test('a link wins over what the device kept', async () => {
    (await afford()).unmount();
    const { inside } = await openCalculator('land-transfer-tax', { search: '?price=400000&province=AB' });
    expect(inside.getByLabelText('Purchase price')).toHaveValue('$400,000');
    expect(inside.getByLabelText('Where the home is')).toHaveValue('AB');
    expect(inside.getByLabelText('Down payment')).toHaveValue('$70,000');
  });

  test('the button forgets them', async () => {
    (await afford()).unmount();
    const { inside, user } = await openCalculator('land-transfer-tax');
    await user.click(inside.getByRole('button', { name: 'Clear these figures' }));
    expect(inside.queryByText(/^Carried over/)).toBeNull();
    expect(inside.getByLabelText('Purchase price')).toHaveValue('$500,000');
    expect(localStorage).toHaveLength(0);
  });

  test('says so in French', async () => {
    (await afford()).unmount();
    const { element } = await openCalculator('land-transfer-tax', { locale: 'fr' });
    expect(element.textContent!.replace(/\s/g, ' ')).toContain('Repris de « Ce que vous pouvez vous permettre » : prix, mise de fonds');
  });

  test('what is typed over a carried figure stays, also when it is no number', async () => {
    (await afford()).unmount();
    const { inside, enter } = await openCalculator('new-home-rebate');
    const price = inside.getByLabelText('Price before tax');
    expect(price).not.toHaveValue('$450,000');
    await enter('Price before tax', 'letters');
    expect(price).toHaveValue('letters');
    expect(price).toHaveAttribute('aria-invalid', 'true');
  });

  test.each([
    ['financial.inputs.v1', '"?price=abc&downPayment=-3&from=somebody"'],
    ['financial.inputs.v1', '?price=400000'],
    ['app.financial-inputs', '?price=abc&downPayment=-3&from=somebody'],
  ])('garbage on the device counts as nothing: %s %s', async (key, text) => {
    localStorage.setItem(key, text);
    const { inside } = await openCalculator('land-transfer-tax');
    expect(inside.getByLabelText('Purchase price')).toHaveValue('$500,000');
    expect(inside.queryByText(/^Carried over/)).toBeNull();
  });

  test('what was kept under the key of before goes along, and is forgotten with the rest', async () => {
    localStorage.setItem('app.financial-inputs', '?price=400000&downPayment=70000&from=affordability');
    const { inside, element, user } = await openCalculator('land-transfer-tax');
    expect(element).toHaveTextContent(note);
    expect(inside.getByLabelText('Purchase price')).toHaveValue('$400,000');
    await user.click(inside.getByRole('button', { name: 'Clear these figures' }));
    expect(localStorage).toHaveLength(0);
  });

  test('a browser that keeps nothing still carries within the visit', async () => {
    const blocked = () => {
      throw new Error('blocked');
    };
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    (await afford()).unmount();
    const { inside, user } = await openCalculator('land-transfer-tax');
    expect(inside.getByLabelText('Down payment')).toHaveValue('$70,000');
    await user.click(inside.getByRole('button', { name: 'Clear these figures' }));
  });
});

describe('two calculators on one page', () => {
  const field = (region: string, label: string | RegExp) =>
    within(screen.getByRole('region', { name: region })).getByLabelText<HTMLInputElement>(label);
  const [afford, payment] = ['What you can afford', 'Mortgage payment and monthly cost'];

  async function open(search = '') {
    await renderSection(section, { path: `/financial/affordability-calculator${search}` });
    await screen.findByRole('region', { name: afford });
    await screen.findByRole('region', { name: payment });
    return userEvent.setup();
  }
  async function enter(user: ReturnType<typeof userEvent.setup>, region: string, label: string, text: string) {
    await user.clear(field(region, label));
    await user.type(field(region, label), text);
    await user.tab();
  }

  test('share what means the same, and the price follows what is affordable', async () => {
    const user = await open();
    await enter(user, afford, 'Down payment', '80000');
    expect(field(payment, 'Down payment').value).toBe('$80,000');
    const price = /Up to (\$[\d,]+)/.exec(screen.getByRole('region', { name: afford }).textContent!)![1];
    expect(field(payment, 'Purchase price').value).toBe(price);
  });

  test('the price of one’s own stays while the other is not touched', async () => {
    const user = await open();
    await enter(user, payment, 'Purchase price', '510000');
    expect(field(payment, 'Purchase price').value).toBe('$510,000');
    await enter(user, payment, 'Down payment', '60001');
    expect(field(afford, 'Down payment').value).toBe('$60,001');
    expect(field(payment, 'Purchase price').value).toBe('$510,000');
    await enter(user, afford, 'Mortgage rate you expect', '4');
    expect(field(payment, 'Mortgage rate a year').value).toBe('4%');
    expect(field(payment, 'Purchase price').value).not.toBe('$510,000');
  });
});
