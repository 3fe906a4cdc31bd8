import { act, render, screen } from '@testing-library/react';
import { Button } from '../button/Button';
import { TestUi } from '../testing/TestUi';
import { GlobalStyle } from './GlobalStyle';

/** jsdom has no media queries: one that changes when the test says so. */
function stubPointer(touches: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: touches,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  Object.defineProperty(globalThis, 'matchMedia', { value: () => query, configurable: true });
  return {
    listeners,
    change: (matches: boolean) => {
      query.matches = matches;
      act(() => listeners.forEach((listener) => listener()));
    },
  };
}

const page = (
  <TestUi>
    <GlobalStyle />
    <Button>Add to Cart</Button>
  </TestUi>
);

afterEach(() => void Reflect.deleteProperty(globalThis, 'matchMedia'));

/** Whether a rule for hovering would apply to the button if something were over it; jsdom hovers nothing. */
function answersPointer(): boolean {
  const rules = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules)).flat() as CSSStyleRule[];
  const button = screen.getByRole('button');
  return rules.some(({ selectorText }) => selectorText?.endsWith(':hover') && button.matches(selectorText.replace(':hover', '')));
}

test('looks of hovering and pressing are for a pointer that can hover, also when it comes later', () => {
  const pointer = stubPointer(true);
  const { unmount } = render(page);
  expect(answersPointer()).toBe(false);
  pointer.change(false);
  expect(answersPointer()).toBe(true);
  unmount();
  expect(pointer.listeners.size).toBe(0);
});

test('a browser that does not say what its pointer can is taken for one that hovers', () => {
  render(page);
  expect(answersPointer()).toBe(true);
});
