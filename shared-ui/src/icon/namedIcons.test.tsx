import { render, screen, waitFor } from '@testing-library/react';
import { Icon } from './Icon';
import { iconPaths } from './iconPaths';
import { fetchIcons } from './namedIcons';

/** Called for each time the browser asks for the lines of all icons by name; throws without a connection. */
const mockAsk = jest.fn();
jest.mock('./linesOf', () => {
  mockAsk();
  return jest.requireActual<object>('./linesOf');
});
const goOffline = () =>
  mockAsk.mockImplementationOnce(() => {
    throw new Error('offline');
  });

/** What an icon draws. */
const drawn = (label: string) => {
  const icon = screen.getByRole('img', { name: label });
  return document.querySelector(icon.querySelector('use')!.getAttribute('href')!)?.getAttribute('d');
};

// In the order of a visit: what has come once stays.
test('an icon that the page brings asks for nothing', async () => {
  document.body.innerHTML = '<svg id="icon-sprite" hidden><path id="i-Star" d="M1 1h2"/></svg>';
  render([<Icon key="1" name="Star" label="Favourite" />, <Icon key="2" name={{ d: 'M4 4h16' }} label="Line" />]);
  await Promise.resolve();
  expect(mockAsk).not.toHaveBeenCalled();
  expect(drawn('Favourite')).toBe('M1 1h2');
  expect(drawn('Line')).toBe('M4 4h16');
});

test('without a connection an icon keeps its place, and the next one asks again', async () => {
  goOffline();
  render(<Icon name="Hammer" label="Tools" />);
  await waitFor(() => expect(mockAsk).toHaveBeenCalledTimes(1));
  expect(screen.getByRole('img', { name: 'Tools' })).toHaveAttribute('width', '20');
  expect(drawn('Tools')).toBeUndefined();
  goOffline();
  render(<Icon name="Leaf" label="Garden" />);
  await waitFor(() => expect(mockAsk).toHaveBeenCalledTimes(2));
});

test('all icons without lines are drawn when the connection is back', async () => {
  render([<Icon key="1" name="Hammer" label="Tools" />, <Icon key="2" name="Leaf" label="Garden" />]);
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect([drawn('Tools'), drawn('Garden')]).toEqual([iconPaths.Hammer, iconPaths.Leaf]));
  expect(mockAsk).toHaveBeenCalledTimes(3);
});

test('once the lines are there, an icon is drawn before it is painted', () => {
  fetchIcons();
  render(<Icon name="Zap" label="Power" />);
  expect(drawn('Power')).toBe(iconPaths.Zap);
  expect(mockAsk).toHaveBeenCalledTimes(3);
});
