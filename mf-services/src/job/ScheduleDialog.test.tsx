import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, expectAccessible, fakeDb, TestShellProviders } from '@marketplace/section-kit/testing';
import { jobView } from '../testing/projectView';
import { JobCard } from './JobCard';
import type { Job } from './requestState';

const words = {
  en: { set: 'Set a start date', change: 'Change the dates', first: /^First day/, last: /^Last day/, send: 'Set the dates' },
  fr: {
    set: 'Fixer une date de début',
    change: 'Modifier les dates',
    first: /^Premier jour/,
    last: /^Dernier jour/,
    send: 'Fixer les dates',
  },
};

/** The work of a request, as its company reads it. */
function open(days: Partial<Job> = {}, locale: 'en' | 'fr' = 'en') {
  const job = jobView(days);
  const schedule = jest.fn(() => ({ status: 'hired', job }));
  const shell = createTestShell({ db: fakeDb({ rpc: { schedule_job: schedule } }), locale });
  const { unmount } = render(
    <TestShellProviders shell={shell} path="/account/leads/request-1">
      <JobCard request={{ id: 'request-1', status: 'hired', job }} side="provider" name="Robin Roy" onChanged={async () => undefined} />
    </TestShellProviders>,
  );
  return { schedule, unmount };
}
const press = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

beforeEach(() => sessionStorage.clear());

test('days that were typed are there after Escape and after a reload, until they are set', async () => {
  const { unmount } = open();
  const dialog = await press(words.en.set);
  await userEvent.type(dialog.getByLabelText(words.en.first), '2026-12-01');
  await userEvent.keyboard('{Escape}');
  const again = await press(words.en.set);
  expect(again.getByLabelText(words.en.first)).toHaveValue('2026-12-01');
  await userEvent.type(again.getByLabelText(words.en.last), '2026-12-03');
  unmount();

  const { schedule, unmount: leave } = open();
  const reloaded = await press(words.en.set);
  expect(reloaded.getByLabelText(words.en.first)).toHaveValue('2026-12-01');
  expect(reloaded.getByLabelText(words.en.last)).toHaveValue('2026-12-03');
  await expectAccessible(screen.getByRole('dialog'));
  await userEvent.click(reloaded.getByRole('button', { name: words.en.send }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(schedule).toHaveBeenCalledWith({ request_id: 'request-1', first_day: '2026-12-01', last_day: '2026-12-03' });
  expect((await press(words.en.set)).getByLabelText(words.en.first)).toHaveValue('');
  leave();
});

test('in French, what was typed counts over the days that are set', async () => {
  const set = { first_day: '2026-12-01', last_day: '2026-12-03' };
  const { unmount } = open(set, 'fr');
  const dialog = await press(words.fr.change);
  const first = dialog.getByLabelText(words.fr.first);
  expect(first).toHaveValue('2026-12-01');
  await userEvent.clear(first);
  await userEvent.type(first, '2026-12-02');
  unmount();
  open(set, 'fr');
  const again = await press(words.fr.change);
  expect(again.getByLabelText(words.fr.first)).toHaveValue('2026-12-02');
  expect(again.getByLabelText(words.fr.last)).toHaveValue('2026-12-03');
});
