import { act, renderHook } from '@testing-library/react';
import { useDebouncedText } from './useDebouncedText';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pause = () => act(() => jest.advanceTimersByTime(1_000));
function setUp(written: string) {
  const write = jest.fn<void, [string]>();
  const { result, rerender } = renderHook((props: { written: string }) => useDebouncedText(props.written, write), {
    initialProps: { written },
  });
  return {
    write,
    text: () => result.current.text,
    type: (text: string) => act(() => result.current.type(text)),
    settle: (text: string) => act(() => result.current.settle(text)),
    arrive: (text: string) => rerender({ written: text }),
  };
}

it('writes once typing pauses, and only the last text', () => {
  const { write, type } = setUp('');
  type('plu');
  type('plumb');
  expect(write).not.toHaveBeenCalled();
  pause();
  expect(write.mock.calls).toEqual([['plumb']]);
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
  expect(write.mock.calls).toEqual([['roo'], ['roof']]);
});

it('takes a text back while the address was on its way', () => {
  const { write, text, type, arrive } = setUp('');
  type('roo');
  pause();
  type('');
  arrive('roo');
  expect(text()).toBe('');
  pause();
  expect(write.mock.calls).toEqual([['roo'], ['']]);
});

it('leaves the address alone after it was settled, however long the caller takes to change it', () => {
  const { write, text, settle, arrive } = setUp('zzzqqq');
  settle('');
  pause();
  expect(write).not.toHaveBeenCalled();
  arrive('');
  pause();
  expect([text(), write.mock.calls]).toEqual(['', []]);
});
