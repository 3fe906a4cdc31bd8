import { render, screen } from '@testing-library/react';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { Icon } from './Icon';
import { iconNames } from './iconRegistry';
import { pickIcon } from './pickIcon';

describeComponentConformance('Icon', { element: <Icon name="Hammer" label="Tools" />, refInstanceof: SVGSVGElement });

test('every name draws something', () => {
  render(iconNames.map((name) => <Icon key={name} name={name} data-testid="icon" />));
  const drawn = screen.getAllByTestId('icon');
  expect(drawn).toHaveLength(iconNames.length);
  for (const icon of drawn) expect(icon).not.toBeEmptyDOMElement();
});

test('a section draws an icon of its own', () => {
  const { container } = render(<Icon name={{ d: 'M4 4h16' }} size={32} label="Line" />);
  expect(screen.getByRole('img', { name: 'Line' })).toHaveAttribute('width', '32');
  expect(container.querySelector('svg')).toHaveAttribute('stroke', 'currentColor');
  expect(container.querySelector('path')).toHaveAttribute('d', 'M4 4h16');
});

test('an icon is decoration until it has a label', () => {
  const { rerender } = render(<Icon name="Star" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon name="Star" label="Favourite" />);
  expect(screen.getByRole('img', { name: 'Favourite' })).toBeVisible();
});

test.each(['Home', 'Hammer'])('data may name the icon %s of their choice', (name) => {
  expect(pickIcon(name, ['Home', 'Hammer'])).toBe(name);
});

test.each(['Zap', 'Rocket', 'home', '', null, undefined])('%p is none of the choice and falls back to Home', (name) => {
  expect(pickIcon(name, ['Home', 'Hammer', 'Rocket'])).toBe('Home');
});
