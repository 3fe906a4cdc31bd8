import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { Icon } from './Icon';
import { iconNames } from './iconNames';
import { iconPaths } from './iconPaths';
import type { IconName } from './iconRegistry';
import { pickIcon } from './pickIcon';
import { spriteOf } from './spriteOf';

describeComponentConformance('Icon', { element: <Icon name="Hammer" label="Tools" />, refInstanceof: SVGSVGElement });

/** What an icon draws: the element of the page it refers to. */
const linesOf = (icon: Element) => document.querySelector(icon.querySelector('use')!.getAttribute('href')!)?.getAttribute('d');

afterEach(() => document.body.replaceChildren());

test('every name draws something of its own', async () => {
  render(iconNames.map((name) => <Icon key={name} name={name} data-testid="icon" />));
  const drawn = () => screen.getAllByTestId('icon').map(linesOf);
  await waitFor(() => expect(drawn()).not.toContain(undefined));
  expect(new Set(drawn()).size).toBe(iconNames.length);
});

test('a section draws an icon of its own', () => {
  render(<Icon name={{ d: 'M4 4h16' }} size={32} label="Line" />);
  const icon = screen.getByRole('img', { name: 'Line' });
  expect(icon).toHaveAttribute('width', '32');
  expect(icon).toHaveStyle({ stroke: 'currentColor' });
  expect(linesOf(icon)).toBe('M4 4h16');
});

test('the lines of an icon stand in the page once, and stay for whoever shows it next', () => {
  const { unmount } = render([<Icon key="1" name="Star" />, <Icon key="2" name="Star" size={32} />]);
  unmount();
  render(<Icon name="Star" label="Favourite" />);
  const id = screen.getByRole('img', { name: 'Favourite' }).querySelector('use')!.getAttribute('href')!.slice(1);
  expect(document.querySelectorAll(`[id="${id}"]`)).toHaveLength(1);
});

test('a page from the server brings the lines of its own icons', () => {
  const html = renderToString([<Icon key="1" name="Star" label="Favourite" />, <Icon key="2" name={{ d: 'M1 1h2' }} />]);
  renderToString(<Icon name="Hammer" />);
  document.body.innerHTML = spriteOf(html) + html;
  expect(linesOf(screen.getByRole('img', { name: 'Favourite' }))).toContain('M11.525');
  expect(document.querySelectorAll('path')).toHaveLength(2);
  expect(document.querySelector('path')).not.toBeVisible();
});

test('an icon is decoration until it has a label', () => {
  const { rerender } = render(<Icon name="Star" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Icon name="Star" label="Favourite" />);
  expect(screen.getByRole('img', { name: 'Favourite' })).toBeVisible();
});

test('an icon that only another version knows shows Home, in the browser and in a page from the server', async () => {
  render([<Icon key="1" name={'Rocket' as IconName} label="New" />, <Icon key="2" name="Home" label="Home" />]);
  const [rocket, home] = screen.getAllByRole('img');
  await waitFor(() => expect(linesOf(home!)).toBeDefined());
  expect(linesOf(rocket!)).toBe(linesOf(home!));
  document.body.innerHTML = spriteOf(renderToString(<Icon name={'Rocket' as IconName} />));
  expect(document.querySelector('path')).toHaveAttribute('d', iconPaths.Home);
});

test.each(['Home', 'Hammer'])('data may name the icon %s of their choice', (name) => {
  expect(pickIcon(name, ['Home', 'Hammer'])).toBe(name);
});

test.each(['Zap', 'home', '', null, undefined])('%p is none of the choice and falls back to Home', (name) => {
  expect(pickIcon(name, ['Home', 'Hammer'])).toBe('Home');
});
