import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { projectView, requestView, token } from '../../testing/projectView';
import type { RequestView } from '../../tracking/ProjectView';
import { lostAnswer, requestBackend } from '../../testing/requestBackend';

/** A backend with one finished job, which keeps one review and holds it for these reasons. */
function backendWithJob({
  province = 'ON',
  hold = [],
}: { province?: 'ON' | 'QC'; hold?: NonNullable<RequestView['review']>['hold'] } = {}) {
  const reviewStatus = hold.length > 0 ? 'held' : 'published';
  let answer: string | null = null;
  const reviewOf = (id: unknown) => ({ id: String(id), status: reviewStatus, hold, reason: null, explanation: null, answer }) as const;
  const stored: Record<string, unknown>[] = [];
  const backend = requestBackend({
    rpc: {
      project_view: () =>
        projectView([requestView({ status: 'completed', review: stored[0] ? reviewOf(stored[0].id) : null })], { province }),
      submit_review: ({ review }) => {
        const given = review as Record<string, unknown>;
        if (!stored.some(({ id }) => id === given.id)) stored.push(given);
        return {
          id: given.id,
          status: reviewStatus,
          author: 'Maya T.',
          rating: Number(given.rating),
          created_at: '2026-11-20T15:00:00Z',
          hold,
        };
      },
      answer_hold: ({ review_id, body }) => {
        answer = String(body);
        return reviewOf(review_id);
      },
    },
  });
  return { ...backend, stored };
}

async function open(backend: ReturnType<typeof backendWithJob>, locale: 'en' | 'fr' = 'en') {
  const view = await renderSection(section, { path: `/r/${token}`, db: backend.db, locale });
  await userEvent.click(await screen.findByRole('button', { name: locale === 'fr' ? 'Donner mon avis' : 'Write a review' }));
  const element = await screen.findByRole('dialog');
  return { ...view, element, dialog: within(element) };
}

const words = 'They came on time and fixed the roof for good.';
type Dialog = Awaited<ReturnType<typeof open>>['dialog'];
async function fill(dialog: Dialog, body = words) {
  await userEvent.click(dialog.getByRole('radio', { name: '4 stars' }));
  await userEvent.click(dialog.getByLabelText(/^What was done/));
  await userEvent.paste(body);
}
const publish = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Publish my review' }));

beforeEach(() => localStorage.clear());

test('a finished job is reviewed from its page; a double click publishes once', async () => {
  const backend = backendWithJob();
  const { dialog, element, shell } = await open(backend);
  await expectAccessible(element);
  await fill(dialog);
  expect(dialog.getByText('Very good')).toBeVisible();
  await userEvent.selectOptions(dialog.getByLabelText('On time'), '5');
  await userEvent.type(dialog.getByLabelText('Your city'), 'Laval');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Publish my review' }));
  expect(await screen.findByText('You reviewed this job. Thank you!')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(backend.stored).toEqual([
    {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      request_id: 'request-1',
      token,
      rating: '4',
      body: words,
      on_time: '5',
      on_budget: '',
      tidy: '',
      city: 'Laval',
      locale: 'en',
      notice: 'notice-en-3',
    },
  ]);
  expect(backend.argsOf('submit_review')).toHaveLength(1);
  expect(shell.notifications).toEqual([
    { title: 'Your review is published', description: 'It now counts in the rating of Maple Ridge Roofing.', tone: 'success' },
  ]);
  expect(screen.getByRole('link', { name: 'Reviews from completed jobs' })).toHaveAttribute('href', '/services/p1#reviews');
  expect(localStorage).toHaveLength(0);
});

test('a review of work in Quebec offers the French text first, and says which one was chosen', async () => {
  const backend = backendWithJob({ province: 'QC' });
  const { dialog } = await open(backend);
  await fill(dialog);
  await userEvent.click(dialog.getByRole('checkbox', { name: /^The French text came first/ }));
  await publish(dialog);
  await waitFor(() => expect(backend.stored).toMatchObject([{ notice: 'notice-en-after-fr-3' }]));
});

test('an empty form is told what it needs, above and at the fields', async () => {
  const backend = backendWithJob();
  const { dialog, element } = await open(backend);
  await publish(dialog);
  const summary = within(dialog.getByRole('group', { name: 'Please check these fields' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Choose one to five stars',
    'Write at least 20 characters about what was done and how it went',
  ]);
  await expectAccessible(element);
  await userEvent.click(summary.getByRole('link', { name: 'Choose one to five stars' }));
  expect(dialog.getByRole('radio', { name: '1 star' })).toHaveFocus();
  expect(dialog.getByRole('radiogroup', { name: 'Your rating' })).toHaveAccessibleDescription('Choose one to five stars');
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.type(dialog.getByLabelText('Your city'), 'www.example.com');
  expect(dialog.getByLabelText('Your city')).toHaveAccessibleDescription(/^Enter the name of the city alone/);
  expect(backend.argsOf('submit_review')).toEqual([]);
});

test('what was typed is still there after closing and after a reload', async () => {
  const backend = backendWithJob();
  const { dialog, unmount } = await open(backend);
  await fill(dialog, '<b>=1+1</b> A text of some length');
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();
  const again = await open(backend);
  expect(again.dialog.getByLabelText(/^What was done/)).toHaveValue('<b>=1+1</b> A text of some length');
  expect(again.dialog.getByRole('radio', { name: '4 stars' })).toBeChecked();
});

test('a lost answer: the same review is sent again, and there is one', async () => {
  const backend = backendWithJob();
  const { dialog, shell } = await open(backend);
  await fill(dialog);
  backend.failNext('submit_review', lostAnswer, true);
  await publish(dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent(/could not confirm/);
  expect(shell.notifications).toEqual([]);
  await publish(dialog);
  expect(await screen.findByText('You reviewed this job. Thank you!')).toBeVisible();
  expect(backend.stored).toHaveLength(1);
});

test.each([
  ['body', { status: 422, code: 'PT422', message: 'The review is longer than 4000 characters', details: 'body' }, /^The review is longer/],
  ['city', { status: 422, code: 'PT422', message: 'That is not the name of a city', details: 'city' }, /^That is not the name of a city/],
] as const)('what the server finds wrong with the %s stands at the field', async (name, failure, text) => {
  const backend = backendWithJob();
  const { dialog } = await open(backend);
  await fill(dialog);
  backend.failNext('submit_review', failure);
  await publish(dialog);
  const field = dialog.getByLabelText(name === 'body' ? /^What was done/ : 'Your city');
  await waitFor(() => expect(field).toHaveAccessibleDescription(text));
  expect(field).toHaveFocus();
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('work that another tab reviewed meanwhile: the server’s reason is shown and nothing is lost', async () => {
  const backend = backendWithJob();
  const { dialog } = await open(backend);
  await fill(dialog);
  backend.failNext('submit_review', { status: 409, code: 'PT409', message: 'This work already has a review', hint: 'Reload to see it.' });
  await publish(dialog);
  expect(await dialog.findByRole('alert')).toHaveTextContent('This work already has a review. Reload to see it.');
  expect(dialog.getByLabelText(/^What was done/)).toHaveValue(words);
});

test('in French', async () => {
  const backend = backendWithJob();
  const { dialog, element } = await open(backend, 'fr');
  expect(dialog.getByText('Votre avis sur Maple Ridge Roofing')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Publier mon avis' }));
  expect(dialog.getAllByText('Choisissez de une à cinq étoiles')[0]).toBeVisible();
  await expectAccessible(element);
});

test('a draft that somebody tampered with is no draft', async () => {
  localStorage.setItem('services.review.v1:request-1', '{"id":5,"values":{"body":"x"}}');
  const { dialog } = await open(backendWithJob());
  expect(dialog.getByLabelText(/^What was done/)).toHaveValue('');
});

test('a review that has to wait says why, and its author answers once', async () => {
  const backend = backendWithJob({ hold: ['too_soon'] });
  const { dialog, shell } = await open(backend);
  await fill(dialog);
  await publish(dialog);
  expect(
    await screen.findByText(
      'Thank you. We check this review before it counts, usually within five business days. Why: the company was hired less than 24 hours ago',
    ),
  ).toBeVisible();
  expect(shell.notifications.at(-1)).toMatchObject({ title: 'Your review has arrived' });
  await userEvent.click(screen.getByRole('button', { name: 'Add an explanation' }));
  const answer = within(await screen.findByRole('dialog'));
  await userEvent.type(answer.getByLabelText(/^Your explanation/), 'It was an emergency.');
  await userEvent.click(answer.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/You said: “It was an emergency.”/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add an explanation' })).toBeNull();
  expect(backend.argsOf('answer_hold')).toEqual([{ review_id: backend.stored[0]!.id, body: 'It was an emergency.', token }]);
});
