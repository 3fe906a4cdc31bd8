import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { eventView, jobView, projectView, requestView, token } from '../testing/projectView';
import { requestBackend } from '../testing/requestBackend';
import { requestState, type Job } from './requestState';

const done = '2026-11-22T15:00:00Z';

/** A backend with one hired company, whose job changes as it is told. */
function backendWith(start: Partial<Job> = {}, rpc: Parameters<typeof requestBackend>[0] = {}) {
  let job = jobView(start);
  let status: 'hired' | 'completed' | 'withdrawn' = 'hired';
  const answer = () => ({ status, job });
  return requestBackend({
    ...rpc,
    rpc: {
      project_view: () => projectView([requestView({ status, job })]),
      finish_job: () => {
        if (job.company_done_at) status = 'completed';
        job = { ...job, homeowner_done_at: done, completed_by: status === 'completed' ? 'both' : null };
        return answer();
      },
      object_to_finish: () => {
        job = { ...job, company_done_at: null, objections: 1, objected_at: done, objected_by: 'homeowner' };
        return answer();
      },
      cancel_job: () => {
        status = 'withdrawn';
        job = { ...job, cancelled_at: done };
        return answer();
      },
    },
  });
}
const open = async (backend: ReturnType<typeof backendWith>, locale: 'en' | 'fr' = 'en') => {
  const rendered = await renderSection(section, { path: `/r/${token}`, db: backend.db, locale });
  const card = within(await screen.findByRole('article', { name: 'Maple Ridge Roofing' }));
  // Nobody wrote anything here: the conversation is asked for, and goes.
  await waitFor(() => expect(backend.argsOf('thread')).toHaveLength(1));
  await waitFor(() => expect(card.queryByRole('heading', { name: 'Messages' })).not.toBeInTheDocument());
  return { ...rendered, card };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const inDialog = async () => {
  const element = await screen.findByRole('dialog');
  await expectAccessible(element);
  return within(element);
};

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-23T17:00:00Z'), advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

test.each([
  [{}, 'hired', 'hired'],
  [{ first_day: '2026-12-01' }, 'scheduled', 'scheduled'],
  [{ first_day: '2026-11-23' }, 'progress', 'progress'],
  [{ company_done_at: done }, 'turn', 'waiting'],
  [{ homeowner_done_at: done }, 'waiting', 'turn'],
] as const)('%j reads as %s to the homeowner and %s to the company', (job, homeowner, provider) => {
  const request = { status: 'hired' as const, job: jobView(job) };
  expect(requestState(request, 'homeowner', '2026-11-23')).toBe(homeowner);
  expect(requestState(request, 'provider', '2026-11-23')).toBe(provider);
});

test.each([
  [{}, 'Hired', 'You chose Maple Ridge Roofing. They set the start date.'],
  [{ first_day: '2026-12-01' }, 'Scheduled', 'Work starts on December 1, 2026.'],
  [{ first_day: '2026-11-20' }, 'In progress', 'When it is finished, you both confirm it.'],
  [{ company_done_at: done }, 'Your turn to confirm', 'Maple Ridge Roofing says the work is finished. Is it?'],
  [
    { homeowner_done_at: done },
    'Waiting for Maple Ridge Roofing',
    'Maple Ridge Roofing has until December 6, 2026 to confirm. If they don’t answer, the work counts as finished.',
  ],
] as const)('%j is shown as %s', async (job, label, next) => {
  const { card } = await open(backendWith(job));
  expect(await card.findByText(label)).toBeVisible();
  expect(await card.findByText(next)).toBeVisible();
});

test('the homeowner confirms that the work is finished, once, and is asked for a review', async () => {
  const backend = backendWith({ company_done_at: done });
  const { shell } = await open(backend);
  await press('The work is finished');
  const dialog = await inDialog();
  await userEvent.dblClick(dialog.getByRole('button', { name: 'The work is finished' }));
  expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
  expect(backend.argsOf('finish_job')).toEqual([{ request_id: 'request-1', token }]);
  expect(shell.notifications).toEqual([{ title: 'You said that the work is finished', tone: 'success' }]);
});

test.each([
  ['en', 'The work is finished', /^Maple Ridge Roofing said less than 24 hours ago that something is missing\./],
  ['fr', 'Les travaux sont terminés', /^Maple Ridge Roofing a indiqué il y a moins de 24 heures qu’il manque quelque chose\./],
] as const)('in %s, a fresh objection of the other side is told, with what to do about it', async (locale, name, words) => {
  const backend = backendWith({ objections: 1, objected_at: done, objected_by: 'provider' });
  backend.failNext('finish_job', { status: 409, code: 'PT409', details: 'objection', message: 'The other side said so', hint: 'Wait.' });
  await open(backend, locale);
  await press(name);
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole('button', { name }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(words);
});

test('what is missing is said in words, which stay while they are typed', async () => {
  const backend = backendWith({ company_done_at: done });
  await open(backend);
  await press('It is not finished yet: say what is missing');
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(/Say what is missing, in 3 to 500 characters/));
  await userEvent.type(dialog.getByRole('textbox'), 'The gutters.');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await press('It is not finished yet: say what is missing');
  const again = await inDialog();
  expect(again.getByRole('textbox')).toHaveValue('The gutters.');
  await userEvent.click(again.getByRole('button', { name: 'Send' }));
  expect(await screen.findByRole('button', { name: 'Cancel the job' })).toBeVisible();
  expect(backend.argsOf('object_to_finish')).toEqual([{ request_id: 'request-1', note: 'The gutters.', token }]);
});

test('a job is cancelled for a reason', async () => {
  const backend = backendWith();
  await open(backend);
  await press('Cancel the job');
  const dialog = await inDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel the job' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Why\?/)).toHaveAccessibleDescription(/Choose why/));
  await userEvent.selectOptions(dialog.getByLabelText(/^Why\?/), 'The price');
  await userEvent.keyboard('{Escape}');
  await press('Cancel the job');
  const again = await inDialog();
  expect(again.getByLabelText(/^Why\?/)).toHaveDisplayValue('The price');
  await userEvent.click(again.getByRole('button', { name: 'Cancel the job' }));
  expect(await screen.findByText('Withdrawn')).toBeVisible();
  expect(backend.argsOf('cancel_job')).toEqual([{ request_id: 'request-1', reason: 'price', note: '', token }]);
});

test('what was said about the work stands in what happened, in French too', async () => {
  const events = [
    eventView({ to_status: 'hired', from_status: 'quoted' }),
    eventView({ kind: 'schedule', actor: 'provider', detail: { first_day: '2026-12-02', last_day: '2026-12-03' } }),
    eventView({ kind: 'work', actor: 'homeowner', detail: { code: 'objected' }, note: 'Les gouttières.' }),
  ];
  const { card } = await open(
    requestBackend({ rpc: { project_view: () => projectView([requestView({ status: 'hired', job: jobView(), events })]) } }),
    'fr',
  );
  const list = card.getByRole('list', { name: 'Ce qui s’est passé' });
  expect(list).toHaveTextContent('Travaux prévus du 2 décembre 2026 au 3 décembre 2026');
  expect(list).toHaveTextContent('Travaux pas encore terminés');
  expect(list).toHaveTextContent('Les gouttières.');
});
