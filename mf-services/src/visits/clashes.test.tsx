import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { dayOf } from '@marketplace/section-kit';
import { createTestShell, expectAccessible, TestShellProviders } from '@marketplace/section-kit/testing';
import { requestBackend } from '../testing/requestBackend';
import { visitView } from '../testing/visitView';
import { ProposeVisit } from './ProposeVisit';
import { daysAfter, doClash } from './visitTimes';

const [day] = daysAfter(dayOf(new Date()));
const other = { request_id: 'request-2', reference: 'R-2', service: 'New sink', start: `${day}T09:00`, minutes: 60, picked: true };

function openDialog(others: (typeof other)[] | null, locale: 'en' | 'fr' = 'en') {
  const backend = requestBackend({
    rpc: { company_visits: () => others, propose_visit: ({ visit }) => visitView({ id: (visit as { id: string }).id }) },
  });
  if (!others) backend.failNext('company_visits', { status: 403, code: 'PT403', message: 'No' });
  const onChanged = jest.fn(async () => undefined);
  render(
    <TestShellProviders shell={createTestShell({ db: backend.db, locale })} path="/account/leads/request-1">
      <ProposeVisit lead={{ id: 'request-1', visit: null }} onClose={() => undefined} onChanged={onChanged} />
    </TestShellProviders>,
  );
  const dialog = screen.getByRole('dialog');
  const [, times] = within(dialog).getAllByRole('group');
  const choose = (index: number) => userEvent.click(within(times!).getAllByRole('button')[index]!);
  return { backend, onChanged, dialog, choose };
}

beforeEach(() => localStorage.clear());

test('a time at which another visit is planned is warned of, and can be proposed all the same', async () => {
  const { dialog, choose, onChanged, backend } = openDialog([other]);
  // 8:30 for an hour: until 9:30.
  await choose(3);
  expect(await within(dialog).findByText(/at 8:30.a\.m\. overlaps a visit that is planned: New sink, R-2\. You can propose/)).toBeVisible();
  await expectAccessible(dialog);
  await userEvent.selectOptions(within(dialog).getByLabelText('Length'), '30 minutes');
  expect(within(dialog).queryByText(/overlaps/)).not.toBeInTheDocument();
  await userEvent.selectOptions(within(dialog).getByLabelText('Length'), '60 minutes');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose the visit' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
  expect(backend.argsOf('company_visits')).toEqual([{ request_id: 'request-1' }]);
});

test('one that is only offered elsewhere says so, in French', async () => {
  const { dialog, choose } = openDialog([{ ...other, picked: false, service: '' }], 'fr');
  await choose(4);
  expect(await within(dialog).findByText(/ce moment chevauche une visite que vous avez proposée \(R-2\)\./)).toBeVisible();
});

test('without an answer about other visits one is proposed as ever', async () => {
  const { dialog, choose, onChanged } = openDialog(null);
  await choose(4);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Propose the visit' }));
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});

test.each([
  ['08:00', 60, false],
  ['08:00', 61, true],
  ['09:30', 15, true],
  ['10:00', 60, false],
  ['08:00', 240, true],
])('%s for %d minutes beside 09:00 to 10:00', (time, minutes, clash) => {
  const start = `2026-12-01T${time}`;
  expect(doClash({ start, minutes }, { start: '2026-12-01T09:00', minutes: 60 })).toBe(clash);
});
