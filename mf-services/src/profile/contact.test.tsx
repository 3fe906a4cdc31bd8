import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { profileRow } from '../testing/profileRow';

async function open() {
  const user = userEvent.setup();
  const { shell } = await renderSection(section, { path: '/services/42', db: fakeDb({ rpc: { provider_profile: () => profileRow() } }) });
  const call = await screen.findByRole('button', { name: 'Call Now 416-555-0142' });
  return { user, shell, call };
}

/** A device whose main pointer is a finger, or not. */
function withFinger(isCoarse: boolean) {
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches: isCoarse }), configurable: true });
}

afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'matchMedia');
});

test('at a desk, calling shows the number to copy', async () => {
  withFinger(false);
  const { user, shell, call } = await open();
  await user.click(call);
  expect(shell.notifications).toEqual([
    { title: 'Calling Northline Renovations', description: 'Connecting you to 416-555-0142...', tone: 'info' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Copy number' }));
  expect(shell.notifications.at(-1)).toEqual({ title: 'Number copied', tone: 'success' });
  await expect(navigator.clipboard.readText()).resolves.toBe('416-555-0142');
});

test('on a phone, calling opens the dialer', async () => {
  withFinger(true);
  const dialed: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    dialed.push(this.href);
  });
  const { user, shell, call } = await open();
  await user.click(call);
  expect([dialed, shell.notifications[0]?.title]).toEqual([['tel:+14165550142'], 'Calling Northline Renovations']);
  expect(screen.queryByRole('button', { name: 'Copy number' })).toBeNull();
});

test('sharing copies the address where the device has no sheet of its own', async () => {
  const { user, shell } = await open();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(shell.notifications).toMatchObject([{ title: 'Link copied', tone: 'success' }]);
  await expect(navigator.clipboard.readText()).resolves.toBe(window.location.href);
});

test('sharing through the device says nothing more, also when it is called off', async () => {
  const { user, shell } = await open();
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Northline Renovations', url: window.location.href });
  expect(shell.notifications).toEqual([]);
  Reflect.deleteProperty(navigator, 'share');
});

test('a heart saves the company for later', async () => {
  const { user } = await open();
  const heart = screen.getByRole('button', { name: 'Save Northline Renovations' });
  expect(heart).toHaveAttribute('aria-pressed', 'false');
  await user.click(heart);
  expect(heart).toHaveAttribute('aria-pressed', 'true');
});
