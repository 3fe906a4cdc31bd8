import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { member } from '../testing/quoteForm';
import { loggedReviews, reviewBackend, reviewRow } from './testing/reviewBackend';

type Options = Omit<Parameters<typeof renderSection>[1], 'db' | 'path'> & { path?: string };
async function open(backend: ReturnType<typeof reviewBackend>, { path = '/services/42', ...options }: Options = {}) {
  const view = await renderSection(section, { path, db: backend.db, ...options });
  const region = await screen.findByRole('region', { name: options.locale === 'fr' ? /^Avis tirés/ : 'Reviews from completed jobs' });
  return { ...view, region: within(region), element: region };
}

test.each([
  ['both', 'Job confirmed by both sides'],
  ['homeowner', 'Job confirmed by the homeowner; the company did not object'],
] as const)('says beside each review who confirms the work: %s', async (proof, words) => {
  const { region } = await open(reviewBackend({ list: { items: [reviewRow({ proof })] } }));
  expect(region.getByText(words)).toBeVisible();
  await userEvent.click(region.getByText('How reviews are checked'));
  expect(region.getByText(/Nothing else holds a review\./)).toBeVisible();
});

test('shows what the rating is made of, every review with its answer, and labels what was imported', async () => {
  const { region, element } = await open(reviewBackend());
  expect(region.getByText('3 reviews from completed jobs')).toBeVisible();
  // Of five, four and two stars; what was imported stands apart, and lists show both together.
  const figures = region.getByText('3 reviews from completed jobs').parentElement!;
  expect(figures).toHaveTextContent(/^Rated 3\.7 out of 5.*3 reviews from completed jobs.*127 imported ratings, not checked by/);
  expect(region.getByText(/^Lists show both together: \d\.\d of 5\.$/)).toBeVisible();
  const rows = within(region.getByRole('list', { name: 'Stars given in completed jobs' })).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^5 stars: 1 review/),
    expect.stringMatching(/^4 stars: 1 review/),
    expect.stringMatching(/^3 stars: 0 reviews/),
    expect.stringMatching(/^2 stars: 1 review/),
    expect.stringMatching(/^1 star: 0 reviews/),
  ]);
  const [first, second] = region.getAllByRole('article');
  for (const text of [
    'Marie T., Laval',
    'November 2, 2026',
    'They came on time and fixed the leak for good.',
    'On time: 5 of 5',
    'Tidy: 4 of 5',
  ])
    expect(within(first!).getByText(text)).toBeVisible();
  expect(within(first!).queryByText(/On budget/)).toBeNull();
  expect(within(second!).getByText('A homeowner')).toBeVisible();
  expect(within(second!).getByText(/Travaux bâclés/)).toHaveAttribute('lang', 'fr');
  expect(within(second!).getByText('We came back the week after.')).toBeVisible();
  expect(region.getByText('<b>Good work</b> =1+1, a day late | still happy with it')).toBeVisible();
  await expectAccessible(element);
});

test('what was imported alone is no rating of completed jobs', async () => {
  const { region } = await open(reviewBackend({ list: { items: [], histogram: [0, 0, 0, 0, 0] } }));
  expect(region.getByText('No review from a completed job yet.').previousElementSibling).toBeNull();
  expect(region.getByText(/^127 imported ratings, not checked by/)).toBeVisible();
  expect(region.queryByText(/^Lists show both together/)).toBeNull();
});

test('dates a review by the day it was in eastern Canada, wherever it is read', async () => {
  const { region } = await open(reviewBackend({ list: { items: [reviewRow({ created_at: '2026-11-02T03:59:00Z' })] } }));
  expect(region.getByText('November 1, 2026')).toBeVisible();
});

test('in French', async () => {
  const { region, element } = await open(reviewBackend(), { locale: 'fr' });
  expect(region.getByText('3 avis tirés de travaux terminés')).toBeVisible();
  expect(region.getByText(/Travaux bâclés/)).not.toHaveAttribute('lang');
  expect(region.getByText('They came on time and fixed the leak for good.')).toHaveAttribute('lang', 'en');
  await expectAccessible(element);
});

test('where nobody has written yet it says so', async () => {
  const { region, element } = await open(reviewBackend({ list: { items: [], histogram: [0, 0, 0, 0, 0] } }));
  expect(region.getByText('No review from a completed job yet.')).toBeVisible();
  expect(region.queryByRole('list', { name: 'Reviews' })).toBeNull();
  expect(region.queryByLabelText('Sort reviews')).toBeNull();
  await expectAccessible(element);
});

test.each([
  ['a backend without reviews', undefined],
  ['a professional without any place in the directory', null],
])('%s shows no section', async (_case, list) => {
  const backend = reviewBackend(list === null ? { list } : {});
  if (list === undefined) backend.failNext('provider_reviews', { status: 404, code: 'PGRST202', message: 'no function' });
  await renderSection(section, { path: '/services/42', db: backend.db });
  await screen.findByRole('heading', { level: 1, name: 'Northline Renovations' });
  await waitFor(() => expect(backend.argsOf('provider_reviews')).toHaveLength(1));
  expect(screen.queryByText('Reviews from completed jobs')).toBeNull();
});

test('a failed read can be tried again and leaves the rest of the page alone', async () => {
  const backend = reviewBackend();
  backend.failNext('provider_reviews', { status: 400, message: 'down' });
  const { region } = await open(backend);
  expect(region.getByRole('alert')).toHaveTextContent('The reviews could not be loaded');
  expect(screen.getByRole('region', { name: 'About' })).toBeVisible();
  await userEvent.click(region.getByRole('button', { name: 'Try again' }));
  expect(await region.findByText('Marie T., Laval')).toBeVisible();
});

test('the order is in the address; an unknown one is the newest first', async () => {
  const backend = reviewBackend();
  const { region, address } = await open(backend, { path: '/services/42?reviews=magic' });
  expect(region.getByLabelText('Sort reviews')).toHaveValue('newest');
  await userEvent.selectOptions(region.getByLabelText('Sort reviews'), 'lowest');
  expect(address()).toBe('/services/42?reviews=lowest');
  await waitFor(() => expect(backend.argsOf('provider_reviews').at(-1)).toMatchObject({ sort: 'lowest', after: null }));
  await userEvent.selectOptions(region.getByLabelText('Sort reviews'), 'newest');
  expect(address()).toBe('/services/42');
});

test('more reviews come below, each once, and the focus goes on with the first new one', async () => {
  const next = { rating: 4, at: '2026-11-02T14:03:11Z', id: 'x' };
  const more = [loggedReviews[2]!, reviewRow({ id: 'later', author: 'Zoé L.', body: 'The last review of the list.' })];
  const pages = ({ after }: Record<string, unknown>) =>
    after ? { ...page, items: more, next: null } : { ...page, items: loggedReviews, next };
  const page = { histogram: [2, 1, 0, 1, 0], shown: { rating: 4.9, review_count: 131 }, base: null, can_reply: false };
  const backend = reviewBackend({ rpc: { provider_reviews: pages } });
  const { region } = await open(backend);
  expect(region.getByText('Showing 3 of 4')).toBeVisible();
  backend.failNext('provider_reviews', { status: 400, message: 'down' });
  await userEvent.click(region.getByRole('button', { name: 'Load more reviews' }));
  expect(await region.findByRole('alert')).toHaveTextContent('More reviews could not be loaded');
  await userEvent.click(region.getByRole('button', { name: 'Load more reviews' }));
  expect(await region.findByText('The last review of the list.')).toBeVisible();
  expect(region.getAllByRole('article')).toHaveLength(4);
  expect(backend.argsOf('provider_reviews').at(-1)).toMatchObject({ after: next });
  expect(region.getByRole('button', { name: 'Report the review by Zoé L.' })).toHaveFocus();
  expect(region.queryByRole('button', { name: 'Load more reviews' })).toBeNull();
});

test('a review is reported once, with a reason', async () => {
  const backend = reviewBackend({ rpc: { submit_report: () => ({ id: 'x' }) } });
  const { region, shell } = await open(backend);
  await userEvent.click(region.getByRole('button', { name: 'Report the review by Marie T., Laval' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report the review by Marie T., Laval' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  expect(dialog.getByLabelText(/What is wrong/)).toHaveFocus();
  expect(dialog.getByLabelText(/What is wrong/)).toHaveAccessibleDescription('Choose what is wrong');
  await userEvent.selectOptions(dialog.getByLabelText(/What is wrong/), 'other');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  expect(dialog.getByLabelText('What should we know?')).toHaveAccessibleDescription(/^Describe what is wrong in a few words/);
  expect(backend.argsOf('submit_report')).toEqual([]);
  await expectAccessible(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByLabelText('What should we know?'), 'Never our client');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Send the report' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(backend.argsOf('submit_report')).toEqual([
    {
      report: {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        target_kind: 'review',
        target_id: loggedReviews[0]!.id,
        reason: 'other',
        body: 'Never our client',
      },
    },
  ]);
  expect(shell.notifications).toEqual([
    { title: 'Thank you, the report has arrived', description: 'Our staff will look at the review.', tone: 'success' },
  ]);
});

test('too many reports: it is said when to try again, and nothing is lost', async () => {
  const backend = reviewBackend({ rpc: { submit_report: () => ({ id: 'x' }) } });
  const { region, shell } = await open(backend);
  await userEvent.click(region.getByRole('button', { name: 'Report the review by Sam R.' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText(/What is wrong/), 'spam');
  backend.failNext('submit_report', { status: 429, code: 'PT429', message: 'Too many', details: '600' });
  await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(/try again at/);
  expect(dialog.getByLabelText(/What is wrong/)).toHaveValue('spam');
  expect(shell.notifications).toEqual([]);
});

test('an owner or manager of the company answers, and sees the answer below the review', async () => {
  let reply: { body: string; created_at: string } | null = null;
  const backend = reviewBackend({
    rpc: {
      provider_reviews: () => ({
        items: [reviewRow({ reply })],
        histogram: [1, 0, 0, 0, 0],
        shown: { rating: 5, review_count: 1 },
        base: null,
        can_reply: true,
        next: null,
      }),
      reply_to_review: ({ body }) => (reply = { body: String(body), created_at: '2026-11-20T15:00:00Z' }),
    },
  });
  const { region } = await open(backend, { auth: member });
  await userEvent.click(region.getByRole('button', { name: 'Reply to the review by Marie T., Laval' }));
  const inDialog = async () => within(await screen.findByRole('dialog', { name: 'Reply to the review by Marie T., Laval' }));
  const first = await inDialog();
  await userEvent.click(first.getByRole('button', { name: 'Publish the reply' }));
  expect(first.getByLabelText(/Your reply/)).toHaveAccessibleDescription(/2 to 2,000 characters/);
  await userEvent.type(first.getByLabelText(/Your reply/), 'Thank you, Marie.');
  // What was typed is not lost with the dialog.
  await userEvent.keyboard('{Escape}');
  await userEvent.click(region.getByRole('button', { name: 'Reply to the review by Marie T., Laval' }));
  const dialog = await inDialog();
  expect(dialog.getByLabelText(/Your reply/)).toHaveValue('Thank you, Marie.');
  await userEvent.click(dialog.getByRole('button', { name: 'Publish the reply' }));
  expect(await region.findByText('Thank you, Marie.')).toBeVisible();
  expect(backend.argsOf('reply_to_review')).toEqual([{ review_id: loggedReviews[0]!.id, body: 'Thank you, Marie.' }]);
  expect(region.queryByRole('button', { name: /^Reply/ })).toBeNull();
});
