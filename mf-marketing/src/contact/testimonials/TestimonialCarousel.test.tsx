import { act, fireEvent, render, screen } from '@testing-library/react';
import { createTestShell, expectAccessible, TestShellProviders } from '@marketplace/section-kit/testing';
import { TestimonialCarousel } from './TestimonialCarousel';
import { testimonials } from './testimonials';

const show = (locale: 'en' | 'fr' = 'en') =>
  render(
    <TestShellProviders shell={createTestShell({ locale })} path="/contact">
      <TestimonialCarousel />
    </TestShellProviders>,
  );
const shown = () => screen.getByRole('group').getAttribute('aria-label');
const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stage = () => screen.getByRole('button', { name: 'Pause' });

beforeEach(() => void jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('moves on every 5 seconds and wraps at the end', () => {
  show();
  expect(shown()).toBe('1 of 5');
  pass(4999);
  expect(shown()).toBe('1 of 5');
  pass(1);
  expect(shown()).toBe('2 of 5');
  for (const next of ['3 of 5', '4 of 5', '5 of 5', '1 of 5']) {
    pass(5000);
    expect(shown()).toBe(next);
  }
});

test('one blends into the next in half a second', () => {
  show();
  expect(getComputedStyle(screen.getByRole('group')).transition).toContain('opacity 0.5s');
});

test('Next and Previous wrap, and start the 5 seconds anew', () => {
  show();
  press('Previous testimonial');
  expect(shown()).toBe('5 of 5');
  pass(4000);
  press('Next testimonial');
  expect(shown()).toBe('1 of 5');
  pass(4000);
  expect(shown()).toBe('1 of 5');
  pass(1000);
  expect(shown()).toBe('2 of 5');
});

test.each([
  ['the pointer', () => fireEvent.mouseEnter(stage().closest('section')!.querySelector('[aria-live]')!.parentElement!), 'mouse'],
  ['the focus', () => act(() => screen.getByRole('button', { name: 'Next testimonial' }).focus()), 'focus'],
])('stands still under %s, tells changes meanwhile, and goes on after it', (_what, hold, kind) => {
  show();
  hold();
  pass(20_000);
  expect(shown()).toBe('1 of 5');
  expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  if (kind === 'mouse') fireEvent.mouseLeave(document.querySelector('[aria-live]')!.parentElement!);
  else act(() => (document.activeElement as HTMLElement).blur());
  expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'off');
  pass(5000);
  expect(shown()).toBe('2 of 5');
});

test('Pause stops it until Play, which works at once although the focus is still on the button', () => {
  show();
  act(() => stage().focus());
  press('Pause');
  pass(20_000);
  expect(shown()).toBe('1 of 5');
  press('Play');
  pass(5000);
  expect(shown()).toBe('2 of 5');
});

test('stands still in a tab that nobody sees', () => {
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  show();
  pass(20_000);
  expect(shown()).toBe('1 of 5');
  state.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  pass(5000);
  expect(shown()).toBe('2 of 5');
});

test('under reduced motion it stands still and offers Play', () => {
  const calm = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
  Object.defineProperty(globalThis, 'matchMedia', { value: () => calm, configurable: true });
  show();
  Reflect.deleteProperty(globalThis, 'matchMedia');
  pass(20_000);
  expect(shown()).toBe('1 of 5');
  expect(screen.getByRole('button', { name: 'Play' })).toBeVisible();
});

test('a broken picture becomes the first letter of the name', () => {
  show();
  fireEvent.error(screen.getByRole('group').querySelector('img')!);
  expect(screen.getByText(testimonials[0]!.name[0]!)).toBeVisible();
});

test.each(['en', 'fr'] as const)('has no accessibility violation (%s)', async (locale) => {
  jest.useRealTimers();
  const { container } = show(locale);
  await expectAccessible(container);
});
