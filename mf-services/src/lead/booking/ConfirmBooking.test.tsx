import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, expectAccessible, TestShellProviders } from '@marketplace/section-kit/testing';
import { lostAnswer, requestBackend } from '../../testing/requestBackend';
import { ConfirmBooking } from './ConfirmBooking';

const request = {
  id: 'request-1',
  status: 'sent' as const,
  details: {
    service: 'assembly',
    choices: { chairs: 1 },
    lines: [],
    percent: 100,
    subtotal_cents: 11_900,
    every: null,
    next_subtotal_cents: null,
    tax: [],
    total_cents: 13_447,
    listed_on: '2026-11-01',
    slot: { day: '2026-11-24', part: 'morning' as const, opens: '08:00', closes: '12:00', time_zone: 'America/Toronto' },
  },
  held_until: '2026-11-21T22:00:00Z',
};

/** The part alone, on a backend that takes every answer. */
function open(part: Partial<typeof request> | { status: 'hired' } = {}) {
  const backend = requestBackend({
    rpc: {
      confirm_booking: () => ({ status: 'hired', at: '2026-11-20T15:00:00Z' }),
      advance_request: () => ({ status: 'declined', at: '2026-11-20T15:00:00Z' }),
    },
  });
  const shell = createTestShell({ db: backend.db });
  const onChanged = jest.fn(async () => {});
  const rendered = render(
    <TestShellProviders shell={shell} path="/account/leads">
      <ConfirmBooking request={{ ...request, ...part }} onChanged={onChanged} />
    </TestShellProviders>,
  );
  return { backend, shell, onChanged, ...rendered };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('says what was booked, for how much and until when, and confirms it', async () => {
  const { backend, shell, onChanged, container } = open();
  expect(screen.getByRole('heading', { name: 'Booking for Tuesday, November 24, 8:00 a.m. to 12:00 p.m.' })).toBeVisible();
  expect(screen.getByText('List price with taxes: $134.47')).toBeVisible();
  expect(screen.getByText(/^Confirm by November 21, 2026 at 5:00/)).toBeVisible();
  await expectAccessible(container);
  await press('Confirm the booking');
  expect(backend.argsOf('confirm_booking')).toEqual([{ request_id: 'request-1' }]);
  expect(shell.notifications).toHaveLength(1);
  expect(onChanged).toHaveBeenCalledTimes(1);
});

test('gives the half day free with a reason', async () => {
  const { backend } = open();
  await userEvent.selectOptions(screen.getByLabelText('Why'), 'Too far');
  await press('Decline the booking');
  expect(backend.argsOf('advance_request')).toEqual([{ request_id: 'request-1', to_status: 'declined', reason: 'too_far' }]);
});

test.each([
  ['confirm', 'The homeowner has not confirmed their email yet. You can confirm the booking once they have.', 0],
  ['slot', 'We no longer hold the half day. The request shows its current status.', 1],
])('a refusal for %s is said', async (details, words, reads) => {
  const { backend, onChanged } = open();
  backend.failNext('confirm_booking', { status: 409, code: 'PT409', details, message: 'No' });
  await press('Confirm the booking');
  expect(await screen.findByText(words)).toBeVisible();
  expect(onChanged).toHaveBeenCalledTimes(reads);
});

test('after a lost answer the same press confirms once more', async () => {
  const { backend, shell } = open();
  backend.failNext('confirm_booking', lostAnswer, true);
  await press('Confirm the booking');
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not confirm/);
  expect(shell.notifications).toEqual([]);
  await press('Confirm the booking');
  expect(shell.notifications).toHaveLength(1);
});

test('is gone once it was answered', () => {
  const { container } = open({ status: 'hired' });
  expect(container).toHaveTextContent('');
  expect(screen.queryByRole('button')).toBeNull();
});
