import { act, render } from '@testing-library/react';
import { stubBrowser } from '../testing/browserStubs';
import { useScrollMemory } from './useScrollMemory';

type Arrival = 'POP' | 'PUSH' | 'REPLACE';
let scrolled: number[];
let resize: () => void;

beforeEach(() => {
  sessionStorage.clear();
  ({ resize } = stubBrowser());
  scrolled = [];
  globalThis.scrollTo = ((options: ScrollToOptions) => {
    const reach = Math.max(0, document.documentElement.scrollHeight - innerHeight);
    const top = Math.min(options.top ?? 0, reach);
    scrolled.push(top);
    Object.assign(globalThis, { scrollY: top });
  }) as typeof scrollTo;
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'navigate' }] as unknown as PerformanceNavigationTiming[]);
});

const pageHeight = (height: number) => jest.spyOn(document.documentElement, 'scrollHeight', 'get').mockReturnValue(innerHeight + height);
const at = (pathname: string, key: string, { search = '', hash = '' } = {}) => ({ pathname, key, search, hash, state: null });
const readTo = (position: number) => {
  Object.assign(globalThis, { scrollY: position });
  dispatchEvent(new Event('scroll'));
};

function Probe({ location, arrival }: { location: ReturnType<typeof at>; arrival: Arrival }) {
  useScrollMemory(location, arrival);
  return null;
}
function visit(first: ReturnType<typeof at>) {
  const { rerender, unmount } = render(<Probe location={first} arrival="POP" />);
  return { unmount, go: (location: ReturnType<typeof at>, arrival: Arrival) => rerender(<Probe location={location} arrival={arrival} />) };
}

test('a new page starts at the top', () => {
  pageHeight(2_000);
  const { go } = visit(at('/services', 'a'));
  readTo(900);
  go(at('/about', 'b'), 'PUSH');
  expect(scrollY).toBe(0);
});

test('a new query on the same page stays in place', () => {
  pageHeight(2_000);
  const { go } = visit(at('/services', 'a'));
  readTo(900);
  go(at('/services', 'b', { search: '?sort=name' }), 'PUSH');
  expect(scrolled).toEqual([]);
});

test('Back returns to the place, as soon as the page is long enough', () => {
  const height = pageHeight(2_000);
  const { go } = visit(at('/services', 'a'));
  readTo(900);
  go(at('/services/7', 'b'), 'PUSH');
  height.mockReturnValue(innerHeight + 100);
  go(at('/services', 'a'), 'POP');
  expect(scrollY).toBe(100);
  height.mockReturnValue(innerHeight + 2_000);
  act(() => resize());
  expect(scrollY).toBe(900);
  scrolled = [];
  act(() => resize());
  expect(scrolled).toEqual([]);
});

test('Back leaves the person alone who scrolls before the page is long enough', () => {
  const height = pageHeight(2_000);
  const { go } = visit(at('/services', 'a'));
  readTo(900);
  go(at('/services/7', 'b'), 'PUSH');
  height.mockReturnValue(innerHeight + 100);
  go(at('/services', 'a'), 'POP');
  dispatchEvent(new Event('wheel'));
  scrolled = [];
  height.mockReturnValue(innerHeight + 2_000);
  act(() => resize());
  expect(scrolled).toEqual([]);
});

test('a page that is left before it was long enough keeps its place', () => {
  const height = pageHeight(2_000);
  const { go } = visit(at('/services', 'a'));
  readTo(900);
  go(at('/about', 'b'), 'PUSH');
  height.mockReturnValue(innerHeight);
  go(at('/services', 'a'), 'POP');
  readTo(0);
  go(at('/about', 'b'), 'POP');
  height.mockReturnValue(innerHeight + 2_000);
  go(at('/services', 'a'), 'POP');
  expect(scrollY).toBe(900);
});

test.each([
  ['reload', 900],
  ['navigate', undefined],
])('after a %s of the document', (type, position) => {
  pageHeight(2_000);
  const { unmount } = visit(at('/services', 'default'));
  readTo(900);
  dispatchEvent(new Event('pagehide'));
  unmount();
  jest.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceNavigationTiming[]);
  visit(at('/services', 'default'));
  expect(scrolled.at(-1)).toBe(position);
});

test.each(['#hours', '#hours&price=5'])('a link to a place on a page (%s) shows it, also when it comes later', (hash) => {
  pageHeight(2_000);
  const { go } = visit(at('/', 'a'));
  go(at('/faq', 'b', { hash }), 'PUSH');
  const place = document.createElement('h2');
  place.id = 'hours';
  place.scrollIntoView = jest.fn();
  document.body.append(place);
  act(() => resize());
  expect(place.scrollIntoView).toHaveBeenCalledTimes(1);
  place.remove();
});

test('what a page keeps in the fragment is no place on it', () => {
  pageHeight(2_000);
  const { go } = visit(at('/guide', 'a', { hash: '#price=5' }));
  readTo(900);
  go(at('/guide', 'b', { hash: '#price=6' }), 'REPLACE');
  readTo(800);
  expect(scrolled).toEqual([]);
  go(at('/about', 'c'), 'PUSH');
  go(at('/guide', 'b', { hash: '#price=6' }), 'POP');
  expect(scrollY).toBe(800);
});

test.each(['shell.scroll.v1', 'app.scroll'])('a damaged entry %s changes nothing', (key) => {
  sessionStorage.setItem(key, '{');
  pageHeight(2_000);
  expect(() => visit(at('/', 'a'))).not.toThrow();
});
