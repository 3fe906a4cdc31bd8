import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useWanted } from './useWanted';

function Part() {
  const ref = useRef<HTMLElement>(null);
  return <section ref={ref}>{useWanted(ref) ? 'wanted' : 'not yet'}</section>;
}

const connect = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
afterEach(() => {
  connect(undefined);
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

test('a part is wanted once the page is at rest', async () => {
  render(<Part />);
  expect(screen.getByText('not yet')).toBeVisible();
  expect(await screen.findByText('wanted')).toBeVisible();
});

test('for whoever saves data it is wanted once it comes near the view', () => {
  connect({ saveData: true });
  let come: (isIntersecting: boolean) => void = () => undefined;
  const disconnect = jest.fn();
  globalThis.IntersectionObserver = class {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      come = (isIntersecting) => tell([{ isIntersecting }]);
    }
    observe = jest.fn();
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
  const { unmount } = render(<Part />);
  act(() => come(false));
  expect(screen.getByText('not yet')).toBeVisible();
  act(() => come(true));
  expect(screen.getByText('wanted')).toBeVisible();
  unmount();
  expect(disconnect).toHaveBeenCalled();
});
