import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, TestShellProviders } from '@marketplace/section-kit/testing';
import { ShareButton } from './ShareButton';

test('hands title and address of the page to the device', async () => {
  const user = userEvent.setup();
  const share = jest.fn(() => Promise.resolve());
  Object.assign(navigator, { share });
  render(
    <TestShellProviders shell={createTestShell()} path="/">
      <ShareButton title="Professional services" />
    </TestShellProviders>,
  );
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'Professional services', url: location.href });
  Reflect.deleteProperty(navigator, 'share');
});
