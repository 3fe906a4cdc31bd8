import type { ReactNode } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TestUi } from '../testing/TestUi';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { Button } from './Button';
import { IconButton } from './IconButton';
import { LinkButton } from './LinkButton';

describeComponentConformance('Button', { element: <Button icon="Search">Search</Button>, refInstanceof: HTMLButtonElement });
describeComponentConformance('LinkButton', {
  element: <LinkButton href="/services">Find Contractors</LinkButton>,
  refInstanceof: HTMLAnchorElement,
});
describeComponentConformance('IconButton', { element: <IconButton label="Close" icon="X" />, refInstanceof: HTMLButtonElement });

test('a busy button says so and answers to nothing', async () => {
  const onClick = jest.fn();
  render(
    <Button busy busyLabel="Signing In..." onClick={onClick}>
      Sign In
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Signing In...' });

  expect(button).toBeDisabled();
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a button submits no form unless it is told to', () => {
  render(<Button>Add</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

test('app addresses go through the link of the app, others do not', () => {
  const Link = ({ href, children }: { href: string; children?: ReactNode }) => <a href={`/fr${href}`}>{children}</a>;
  render(
    <TestUi value={{ Link }}>
      <LinkButton href="/services">Services</LinkButton>
      <LinkButton href="tel:+14165550134">Call</LinkButton>
      <LinkButton href="#terms">Terms</LinkButton>
    </TestUi>,
  );
  expect(screen.getByRole('link', { name: 'Services' })).toHaveAttribute('href', '/fr/services');
  expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+14165550134');
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '#terms');
});

test('an icon button that toggles tells its state; others have none', () => {
  render(
    <>
      <IconButton label="Save Cedar" icon="Heart" pressed />
      <IconButton label="Close" icon="X" />
    </>,
  );
  expect(screen.getByRole('button', { name: 'Save Cedar' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('button', { name: 'Close' })).not.toHaveAttribute('aria-pressed');
});
