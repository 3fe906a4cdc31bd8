import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast as library } from 'react-toastify/unstyled';
import { TestUi } from '../testing/TestUi';
import { expectNoAxeViolations } from '../testing/expectNoAxeViolations';
import { stubSheets } from '../testing/stubSheets';
import { describeComponentConformance } from '../testing/describeComponentConformance';
import { toast } from './toast';
import { Toasts } from './Toasts';

describeComponentConformance('Toasts', { element: <Toasts />, skipRef: true });

const sizes: (() => void)[] = [];
/** jsdom measures nothing: calls back when the test says that a size has changed. */
class FakeResizeObserver implements ResizeObserver {
  constructor(callback: () => void) {
    sizes.push(callback);
  }
  observe() {}
  unobserve() {}
  disconnect() {}
}

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));
const show = async (message: Parameters<typeof toast>[0]) => {
  toast(message);
  await pass(20);
};

describe('toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    jest.spyOn(document, 'hasFocus').mockReturnValue(true);
    render(
      <TestUi>
        <Toasts />
        <button>outside</button>
      </TestUi>,
    );
  });
  afterEach(async () => {
    await act(async () => library.dismiss());
    await pass(1_000);
    jest.useRealTimers();
  });

  test('offers what can be done about it, once', async () => {
    const onPress = jest.fn();
    const actions = [
      { label: 'View list', onPress: jest.fn() },
      { label: 'Undo', onPress },
    ];
    await show({ title: 'Added to list', tone: 'success', actions });
    const buttons = within(screen.getByRole('status')).getAllByRole('button');
    expect(buttons.map(({ textContent, ariaLabel }) => textContent || ariaLabel)).toEqual(['View list', 'Undo', 'Close']);
    expect(screen.queryByRole('link')).toBeNull();
    act(() => screen.getByRole('button', { name: 'Undo' }).click());
    await pass(1_000);
    expect(onPress).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('status')).toBeNull();
  });

  test('shows title and description as two texts, and nothing else but a button', async () => {
    await show({ title: 'Welcome back!', description: 'You have successfully signed in.', tone: 'success' });
    const toastElement = screen.getByRole('status');

    expect(screen.getByText('Welcome back!')).toBeVisible();
    expect(screen.getByText('You have successfully signed in.')).toBeVisible();
    expect(toastElement.textContent).toBe('Welcome back!You have successfully signed in.');
    expect(toastElement.querySelectorAll('button')).toHaveLength(1);
    expect(screen.queryByRole('progressbar', { hidden: true })).toBeNull();
  });

  test('Tab stops at what has a name and can be pressed, and at nothing else', async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await show({ title: 'Signed out' });
    await show({ title: 'Sign in failed', description: 'Invalid login credentials', tone: 'failure' });
    const stops: (string | null)[] = [];
    for (let press = 0; press < 3; press++) {
      await user.tab();
      stops.push(document.activeElement!.getAttribute('aria-label') ?? document.activeElement!.textContent);
    }
    expect(stops).toEqual(['Close', 'Close', 'outside']);
    jest.useRealTimers();
    await expectNoAxeViolations(document.body);
    jest.useFakeTimers();
  });

  test('leaves the frame that answers the press to the press', async () => {
    toast({ title: 'Added to your project list' });
    const inThatFrame = jest.fn(() => screen.queryByText('Added to your project list'));
    requestAnimationFrame(inThatFrame);
    await pass(20);
    expect(inThatFrame).toHaveReturnedWith(null);
    expect(screen.getByText('Added to your project list')).toBeVisible();
  });

  test('does not wait for a frame on a page that nobody sees, which draws none', async () => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    await act(async () => toast({ title: 'Signed out' }));
    expect(screen.getByText('Signed out')).toBeInTheDocument();
  });

  test('success and information leave after eight seconds', async () => {
    await show({ title: 'Signed out' });
    await pass(7_900);
    expect(screen.getByText('Signed out')).toBeVisible();
    await pass(200);
    expect(screen.queryByText('Signed out')).toBeNull();
  });

  test('the third that leaves by itself takes the place of the oldest, and of no failure', async () => {
    await show({ title: 'Not saved', tone: 'failure' });
    for (const title of ['First', 'Second', 'Third']) await show({ title });
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Second', 'Third']);
    expect(screen.getByRole('alert')).toHaveTextContent('Not saved');
  });

  test('none is taken away while the keyboard is in one', async () => {
    await show({ title: 'First' });
    act(() => screen.getByRole('button', { name: 'Close' }).focus());
    for (const title of ['Second', 'Third']) await show({ title });
    expect(screen.getAllByRole('status')).toHaveLength(3);
    expect(screen.getByText('First')).toBeVisible();
  });

  test('a failure is an alert and stays until it is closed', async () => {
    await show({ title: 'Sign in failed', description: 'Invalid login credentials', tone: 'failure' });
    expect(screen.getByRole('alert')).toHaveTextContent('Sign in failed');
    await pass(3_600_000);
    expect(screen.getByText('Sign in failed')).toBeVisible();

    await act(async () => screen.getByRole('button', { name: 'Close' }).click());
    expect(screen.queryByText('Sign in failed')).toBeNull();
  });

  test('the same failure again takes the place of the one before', async () => {
    await show({ title: 'Sign in failed', description: 'Invalid login credentials', tone: 'failure' });
    await show({ title: 'Sign out failed', tone: 'failure' });
    await show({ title: 'Sign in failed', description: 'Email not confirmed', tone: 'failure' });
    expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual([
      'Sign out failed',
      'Sign in failedEmail not confirmed',
    ]);
  });

  test('a success ends the failures before it, information does not', async () => {
    await show({ title: 'Sign in failed', tone: 'failure' });
    await show({ title: 'Feature Coming Soon', tone: 'info' });
    expect(screen.getByText('Sign in failed')).toBeVisible();
    await show({ title: 'Welcome back!', tone: 'success' });
    expect(screen.queryByText('Sign in failed')).toBeNull();
    expect(screen.getByText('Feature Coming Soon')).toBeVisible();
  });

  test.each([
    [
      'under the pointer',
      (user: ReturnType<typeof userEvent.setup>) => user.hover(screen.getByRole('status')),
      (user: ReturnType<typeof userEvent.setup>) => user.unhover(screen.getByRole('status')),
    ],
    [
      'in focus',
      async () => act(() => screen.getByRole('button', { name: 'Close' }).focus()),
      async () => act(() => screen.getByText('outside').focus()),
    ],
  ])('time stands still %s', async (_, enter, leave) => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await show({ title: 'Quote Request', tone: 'info' });
    await pass(5_000);
    await enter(user);
    await pass(60_000);
    expect(screen.getByText('Quote Request')).toBeVisible();

    await leave(user);
    await pass(2_900);
    expect(screen.getByText('Quote Request')).toBeVisible();
    await pass(200);
    await waitFor(() => expect(screen.queryByText('Quote Request')).toBeNull());
  });
});

describe('room for toasts', () => {
  const room = () => document.documentElement.style.getPropertyValue('--ui-toasts');

  test('is told to the page while there are toasts, and no longer', () => {
    Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
    const { unmount, container } = render(
      <TestUi>
        <Toasts />
      </TestUi>,
    );
    const changeTo = (height: number) => {
      Object.defineProperty(container.querySelector('[data-toasts]'), 'offsetHeight', { value: height, configurable: true });
      sizes.at(-1)!();
    };
    changeTo(88);
    expect(room()).toBe('88px');
    changeTo(0);
    expect(room()).toBe('');
    changeTo(88);
    unmount();
    expect(room()).toBe('');
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
  });

  test('is told to nobody but dialogs where the browser can do that', () => {
    Object.assign(globalThis, { ResizeObserver: FakeResizeObserver });
    const { rules, restore } = stubSheets();
    const { unmount, container } = render(
      <TestUi>
        <Toasts />
      </TestUi>,
    );
    Object.defineProperty(container.querySelector('[data-toasts]'), 'offsetHeight', { value: 88 });
    sizes.at(-1)!();
    expect(rules()).toEqual(['theirs', "[role='dialog'], [role='alertdialog'] { --ui-toasts: 88px; }"]);
    expect(room()).toBe('');
    unmount();
    expect(rules()).toEqual(['theirs']);
    Reflect.deleteProperty(globalThis, 'ResizeObserver');
    restore();
  });
});
