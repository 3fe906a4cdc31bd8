import { act, renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { SetQuery } from './useSearchQuery';
import { useSearchText } from './useSearchText';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pause = () => act(() => jest.advanceTimersByTime(1_000));
function setUp(written: string) {
  const write = jest.fn<void, Parameters<SetQuery<{ search: string }>>>();
  const { result, rerender } = renderHook((props: { written: string }) => useSearchText({ search: props.written }, write), {
    initialProps: { written },
    wrapper: MemoryRouter,
  });
  return {
    write,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    change: (search: string) => act(() => result.current.change({ search })),
    arrive: (text: string) => rerender({ written: text }),
  };
}

it('writes once typing pauses, and only the last text', () => {
  const { write, type } = setUp('');
  type('plu');
  type('plumb');
  expect(write).not.toHaveBeenCalled();
  pause();
  expect(write.mock.calls).toEqual([[{ search: 'plumb' }]]);
});

it('follows an address that was changed from outside', () => {
  const { write, text, arrive } = setUp('roof');
  arrive('');
  expect(text()).toBe('');
  pause();
  expect(write).not.toHaveBeenCalled();
});

it('keeps what was typed while the address was on its way', () => {
  const { write, text, type, arrive } = setUp('');
  type('roo');
  pause();
  type('roof');
  arrive('roo');
  expect(text()).toBe('roof');
  pause();
  expect(write.mock.calls).toEqual([[{ search: 'roo' }], [{ search: 'roof' }]]);
});

it('takes a text back while the address was on its way', () => {
  const { write, text, type, arrive } = setUp('');
  type('roo');
  pause();
  type('');
  arrive('roo');
  expect(text()).toBe('');
  pause();
  expect(write.mock.calls).toEqual([[{ search: 'roo' }], [{ search: '' }]]);
});

it('writes once what is changed without waiting, however long the address takes to follow', () => {
  const { write, text, change, arrive } = setUp('zzzqqq');
  change('');
  expect(write.mock.calls).toEqual([[{ search: '' }]]);
  pause();
  arrive('');
  pause();
  expect([text(), write.mock.calls]).toEqual(['', [[{ search: '' }]]]);
});

it('takes what has been typed along with another change', () => {
  const write = jest.fn<void, Parameters<SetQuery<{ search: string; sort: string }>>>();
  const { result } = renderHook(() => useSearchText({ search: '', sort: '' }, write), { wrapper: MemoryRouter });
  act(() => result.current.type('roof'));
  act(() => result.current.change({ sort: 'name' }));
  pause();
  expect(write.mock.calls).toEqual([[{ sort: 'name', search: 'roof' }]]);
});
