import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { deviceStore } from './deviceStore';
import { useDeviceStore } from './useDeviceStore';

const count = deviceStore<number>({
  key: 'sample.count',
  version: 1,
  storage: 'local',
  schema: (stored) => (typeof stored === 'number' ? stored : undefined),
  empty: 0,
});
const Count = () => <output>{useDeviceStore(count)}</output>;
const shown = () => screen.getByRole('status').textContent;

beforeEach(() => localStorage.clear());

test('shows what is kept, on coming back too, and follows this page and others', () => {
  count.write(3);
  const page = render(<Count />);
  expect(shown()).toBe('3');
  act(() => count.update((before) => before + 1));
  expect(shown()).toBe('4');
  localStorage.setItem('sample.count.v1', '7');
  act(() => void dispatchEvent(new StorageEvent('storage', { key: 'sample.count.v1' })));
  expect(shown()).toBe('7');
  page.unmount();
  render(<Count />);
  expect(shown()).toBe('7');
});

test('renders without a browser as if nothing were kept', () => {
  count.write(3);
  expect(renderToString(<Count />)).toBe('<output>0</output>');
});
