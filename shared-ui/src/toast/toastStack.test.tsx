import { act, render, screen } from '@testing-library/react';
import { TestUi } from '../testing/TestUi';
import type * as stack from './ToastStack';
import { toast } from './toast';
import { Toasts } from './Toasts';

let mockIsOffline = true;
jest.mock('./ToastStack', () => {
  if (mockIsOffline) throw new Error('Loading chunk toasts failed.');
  return jest.requireActual<typeof stack>('./ToastStack');
});

/** As long as the frame takes that a message leaves to the press. */
const passFrame = () => act(() => jest.advanceTimersByTimeAsync(20));

afterEach(() => jest.useRealTimers());

test('messages wait for what shows them while there is no connection, and keep their order', async () => {
  jest.useFakeTimers();
  render(
    <TestUi>
      <Toasts />
    </TestUi>,
  );
  toast({ title: 'Not saved', tone: 'failure' });
  await passFrame();
  toast({ title: 'Not sent', tone: 'failure' });
  await passFrame();
  expect(screen.queryByRole('alert')).toBeNull();

  mockIsOffline = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Not saved', 'Not sent']);
});
