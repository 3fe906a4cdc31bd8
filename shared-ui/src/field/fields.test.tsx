import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { TestUi } from '../testing/TestUi';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { Checkbox } from './Checkbox';
import { FormAlert } from './FormAlert';
import { SelectField } from './SelectField';
import { TextArea } from './TextArea';
import { TextField } from './TextField';

const sorts = [
  { value: 'rating', label: 'Highest Rated' },
  { value: 'name', label: 'Name A-Z' },
];

describeComponentConformance('TextField', {
  element: <TextField label="Email" hint="We never share it" error="Enter your email" required />,
  refInstanceof: HTMLInputElement,
});
describeComponentConformance('TextArea', { element: <TextArea label="Message" maxLength={500} />, refInstanceof: HTMLTextAreaElement });
describeComponentConformance('SelectField', { element: <SelectField label="Sort" options={sorts} />, refInstanceof: HTMLSelectElement });
describeComponentConformance('Checkbox', {
  element: <Checkbox label="I agree" hint="You can withdraw" error="Please agree" />,
  refInstanceof: HTMLInputElement,
});
describeComponentConformance('FormAlert', { element: <FormAlert>Sign in failed</FormAlert>, refInstanceof: HTMLDivElement });

describe.each([
  ['text field', (props: object) => <TextField label="City" {...props} />],
  ['text area', (props: object) => <TextArea label="City" {...props} />],
  ['select', (props: object) => <SelectField label="City" options={sorts} {...props} />],
  ['checkbox', (props: object) => <Checkbox label="City" {...props} />],
])('%s', (_, field) => {
  test('is valid and undescribed to begin with', () => {
    render(field({}));
    const control = screen.getByLabelText('City');
    expect(control).toBeValid();
    expect(control).not.toHaveAttribute('aria-describedby');
  });

  test('an error marks it and is read with it, before the hint', () => {
    render(field({ hint: 'Where you live', error: 'Choose a city' }));
    const control = screen.getByLabelText('City');
    expect(control).toBeInvalid();
    expect(control).toHaveAccessibleDescription('Choose a city Where you live');
  });

  test('keeps the description and the id it is given', () => {
    render(
      <>
        {field({ id: 'city', 'aria-describedby': 'more', hint: 'Where you live' })}
        <p id="more">In Canada</p>
      </>,
    );
    const control = screen.getByLabelText('City');
    expect(control).toHaveAttribute('id', 'city');
    expect(control.getAttribute('aria-describedby')?.split(' ')).toContain('more');
  });
});

test('a hidden label still names its control', () => {
  render(<SelectField label="Sort" hideLabel options={sorts} defaultValue="name" />);
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveValue('name');
});

test.each(['Second Barn Co.', ' Two  spaces', 'A\u00a0tied name'])(
  'a choice that is called as it is sent, %j, is sent as it is',
  async (name) => {
    const { container } = render(
      <form>
        <SelectField label="Brand" name="brand" options={[name, 'Auge'].map((value) => ({ value, label: value }))} defaultValue="Auge" />
      </form>,
    );
    const sent = () => new FormData(container.querySelector('form')!).get('brand');
    expect(sent()).toBe('Auge');
    await userEvent.selectOptions(screen.getByRole('combobox'), screen.getAllByRole('option')[0]!);
    expect(sent()).toBe(name);
  },
);

test('a page with many choices says each name once', () => {
  const html = renderToString(<SelectField label="Brand" options={[{ value: 'Auge', label: 'Auge' }]} defaultValue="Auge" />);
  expect(html).toContain('<option selected="">Auge</option>');
});

test('a counter follows typing, and the value of its owner', async () => {
  const { rerender } = render(<TextArea label="Message" maxLength={500} defaultValue="Hi" />);
  expect(screen.getByText('2 / 500')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Message'), ' there');
  expect(screen.getByText('8 / 500')).toBeVisible();

  rerender(<TextArea key="controlled" label="Message" maxLength={500} value="Hello" onChange={() => undefined} />);
  expect(screen.getByText('5 / 500')).toBeVisible();
});

test('the words of a checkbox check it', async () => {
  render(<Checkbox label="In stock only" />);
  await userEvent.click(screen.getByText('In stock only'));
  expect(screen.getByRole('checkbox')).toBeChecked();
});

test('a form alert is spoken at once and takes focus from code only', async () => {
  render(
    <TestUi>
      <FormAlert>Passwords do not match</FormAlert>
    </TestUi>,
  );
  const alert = screen.getByRole('alert');
  await userEvent.tab();
  expect(alert).not.toHaveFocus();
  alert.focus();
  expect(alert).toHaveFocus();
});
