import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { eventView, jobView, projectView, requestView, token } from '../testing/projectView';
import { lostAnswer, requestBackend } from '../testing/requestBackend';
import type { RequestView } from '../tracking/ProjectView';

const chosen = requestView({
  status: 'withdrawn',
  reason: 'no_show',
  job: jobView({ cancelled_at: '2026-11-22T15:00:00Z' }),
});
const other = (part: Partial<RequestView> = {}) =>
  requestView({
    id: 'request-2',
    status: 'withdrawn',
    reason: 'not_chosen',
    provider: { ...requestView().provider, id: 'p2', name: 'Ash Roofing' },
    ...part,
  });

async function open(requests = [chosen, other()], locale: 'en' | 'fr' = 'en') {
  let shown = requests;
  const backend = requestBackend({
    rpc: {
      project_view: () => projectView(shown),
      alternatives: () => ({ companies: [], lot: null }),
      reopen_request: () => {
        const again = eventView({ from_status: 'withdrawn' });
        shown = shown.map((request) =>
          request.id === 'request-2' ? { ...request, status: 'sent', reason: null, events: [again] } : request,
        );
        return { status: 'sent', at: '2026-11-22T16:00:00Z' };
      },
    },
  });
  const rendered = await renderSection(section, { path: `/r/${token}`, db: backend.db, locale });
  const card = within(await screen.findByRole('article', { name: 'Ash Roofing' }));
  return { ...rendered, backend, card };
}

test.each([
  ['en', 'Ask Ash Roofing again', 'Ash Roofing will see your request again', 'Asked again'],
  ['fr', 'Consulter Ash Roofing de nouveau', 'Ash Roofing verra de nouveau votre demande', 'Consultée de nouveau'],
] as const)('whoever was not chosen is asked again after the job was cancelled, in %s', async (locale, ask, done, event) => {
  const { backend, card, shell, container } = await open(undefined, locale);
  const button = await card.findByRole('button', { name: ask });
  await expectAccessible(container);
  await userEvent.click(button);
  expect(await card.findByText(event)).toBeVisible();
  expect(card.queryByRole('button', { name: ask })).not.toBeInTheDocument();
  expect(backend.argsOf('reopen_request')).toEqual([{ request_id: 'request-2', token }]);
  expect(shell.notifications.map(({ title }) => title)).toEqual([done]);
});

test('whoever has asked again goes on above the companies', async () => {
  const { card } = await open();
  await userEvent.click(await card.findByRole('button', { name: 'Ask Ash Roofing again' }));
  await card.findByText('Asked again');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Companies you asked' })).toHaveFocus());
});

test('the company whose job was cancelled is not, nor anybody while a job goes on', async () => {
  const { unmount } = await open();
  const cancelled = within(screen.getByRole('article', { name: 'Maple Ridge Roofing' }));
  expect(cancelled.queryByRole('button', { name: /again$/ })).not.toBeInTheDocument();
  unmount();
  const { card } = await open([{ ...chosen, status: 'hired', job: jobView() }, other()]);
  expect(card.getByText('You chose another company.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /again$/ })).not.toBeInTheDocument();
});

test('after a lost answer the same press asks once; that the company takes nothing is said', async () => {
  const { backend, card } = await open();
  backend.failNext('reopen_request', lostAnswer);
  const button = await card.findByRole('button', { name: 'Ask Ash Roofing again' });
  await userEvent.click(button);
  expect(await card.findByRole('alert')).toHaveTextContent(/could not confirm/);
  backend.failNext('reopen_request', { status: 409, code: 'PT409', details: 'company', message: 'It takes none' });
  await userEvent.click(button);
  expect(await card.findByText('Ash Roofing isn’t taking requests at the moment. Ask another company.')).toBeVisible();
});

test('others are named on the card of the job that was cancelled', async () => {
  const { backend } = await open();
  expect(await screen.findByRole('button', { name: 'Ask Ash Roofing again' })).toBeVisible();
  expect(backend.argsOf('alternatives')).toHaveLength(1);
});
