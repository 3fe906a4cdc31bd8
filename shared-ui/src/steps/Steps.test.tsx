import { render, screen, within } from '@testing-library/react';
import { describeComponentConformance, TestUi } from '../testing';
import { Steps, type StepItem } from './Steps';

const items: StepItem[] = [
  { title: 'Apply', state: 'done', stateLabel: 'Done' },
  { title: 'Review', text: 'A person reads it.', state: 'now', stateLabel: 'Now', current: true },
  { title: 'Go live', state: 'next', stateLabel: 'To come' },
];

describeComponentConformance('Steps', { element: <Steps items={items} label="The way" />, refInstanceof: HTMLOListElement });

test('says of each step how far it is, and which one is the current', () => {
  render(
    <TestUi>
      <Steps items={items} label="The way" />
    </TestUi>,
  );
  const [first, second, third] = within(screen.getByRole('list', { name: 'The way' })).getAllByRole('listitem');
  expect(first).toHaveTextContent(/^Apply\s*Done$/);
  expect(second).toHaveTextContent(/Review\s*Now\s*A person reads it\./);
  expect(second).toHaveAttribute('aria-current', 'step');
  expect(third).toHaveTextContent(/Go live\s*To come$/);
});
