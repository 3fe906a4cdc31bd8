import { act, render, screen } from '@testing-library/react';
import { Dialog } from '../overlays/dialog/Dialog';
import { TestUi } from '../testing/TestUi';
import { loadToastStack, toastStack } from './toastStack';
import { toast } from './toast';
import { Toasts } from './Toasts';

jest.mock('../idle/whenIdle', () => ({ whenIdle: () => () => undefined }));

test('a message is told beside a dialog that was open before what shows messages had come', async () => {
  render(
    <TestUi>
      <Toasts />
      <Dialog open onOpenChange={() => {}} title="How can they reach you?">
        <button>Send</button>
      </Dialog>
    </TestUi>,
  );
  await screen.findByRole('dialog');
  expect(toastStack()).toBeNull();
  await act(async () => void (await loadToastStack()));
  toast({ title: 'Quote Request', tone: 'info' });
  expect(await screen.findByRole('status')).toHaveTextContent('Quote Request');
});
