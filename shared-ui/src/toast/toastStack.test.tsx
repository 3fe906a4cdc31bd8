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

test('messages wait for what shows them while there is no connection, and keep their order', async () => {
  render(
    <TestUi>
      <Toasts />
    </TestUi>,
  );
  await act(async () => toast({ title: 'Not saved', tone: 'failure' }));
  await act(async () => toast({ title: 'Not sent', tone: 'failure' }));
  expect(screen.queryByRole('alert')).toBeNull();

  mockIsOffline = false;
  await act(async () => window.dispatchEvent(new Event('online')));
  expect(screen.getAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['Not saved', 'Not sent']);
});
