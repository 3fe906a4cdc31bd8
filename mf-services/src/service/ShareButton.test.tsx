import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, TestShellProviders } from 'section-kit/testing';
import { ShareButton } from './ShareButton';

function press() {
  const shell = createTestShell();
  render(
    <TestShellProviders shell={shell} path="/">
      <ShareButton title="Professional services" />
    </TestShellProviders>,
  );
  return { shell, user: userEvent.setup() };
}
const button = () => screen.getByRole('button', { name: 'Share' });

afterEach(() => Reflect.deleteProperty(navigator, 'share'));

test('hands the address of the page to the share sheet of the device', async () => {
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  const { shell, user } = press();
  await user.click(button());
  expect(share).toHaveBeenCalledWith({ title: 'Professional services', url: location.href });
  expect(shell.notifications).toEqual([]);
});

test('somebody who changes their mind hears nothing', async () => {
  Object.assign(navigator, { share: () => Promise.reject(new DOMException('', 'AbortError')) });
  const { shell, user } = press();
  await user.click(button());
  expect(shell.notifications).toEqual([]);
});

test('copies the address where there is no share sheet, and says so', async () => {
  const { shell, user } = press();
  await user.click(button());
  expect(await navigator.clipboard.readText()).toBe(location.href);
  expect(shell.notifications.map(({ title }) => title)).toEqual(['Link copied']);
});

test('where copying is refused, it says how to go on', async () => {
  const { shell, user } = press();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(button());
  expect(shell.notifications).toMatchObject([{ title: 'The link could not be copied', tone: 'failure' }]);
});
