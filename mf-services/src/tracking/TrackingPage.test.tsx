import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { fakePictures } from '@marketplace/section-kit/testing';
import { bookingView, eventView, projectId, projectView, quoteView, requestView, token } from '../testing/projectView';
import { member, next } from '../testing/quoteForm';
import { requestBackend } from '../testing/requestBackend';
import type { ProjectView } from './ProjectView';

const backendOf = (view: ProjectView | null) =>
  requestBackend({
    rpc: {
      project_view: () => view,
      project_photos: () => [1, 2].map((n) => ({ n, name: `${projectId}/key/${n}.jpg` })),
    },
  });
const open = (
  backend: ReturnType<typeof requestBackend>,
  options: { auth?: typeof member | 'unknown'; locale?: 'en' | 'fr'; path?: string } = {},
) => renderSection(section, { path: `/r/${token}`, db: backend.db, ...options });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  fakePictures();
});

test('the private link shows what was asked, whom, and what happened', async () => {
  const view = projectView(
    [
      requestView({
        status: 'quoted',
        events: [
          eventView(),
          eventView({ at: '2026-11-19T15:00:00Z', actor: 'provider', from_status: 'sent', to_status: 'quoted', note: '<b>=1+1</b>' }),
        ],
        quote: quoteView({ total_cents: 1_130_000, valid_until: '2026-12-24' }),
      }),
      requestView({ id: 'request-2', status: 'declined', provider: { ...requestView().provider, id: 'p2', name: 'Ash Roofing' } }),
    ],
    {
      description: '<script>x</script>',
      timing: 'month',
      start_on: '2026-12-01',
      budget_min_cents: 500_000,
      budget_max_cents: 900_000,
      photo_count: 2,
    },
  );
  const backend = backendOf(view);
  const { container } = await open(backend);
  const card = await screen.findByRole('article', { name: 'Maple Ridge Roofing' });
  expect(backend.argsOf('project_view')).toEqual([{ token }]);
  expect(within(card).getByText('Quote: $11,300.00, taxes included')).toBeVisible();
  expect(within(card).getByText('Valid until December 24, 2026')).toBeVisible();
  const events = within(within(card).getByRole('list', { name: 'What has happened' })).getAllByRole('listitem');
  expect(events.map((event) => event.textContent)).toEqual([
    expect.stringMatching(/^SentYou · November 18, 2026/),
    expect.stringMatching(/^Quote receivedMaple Ridge Roofing · November 19, 2026.*<b>=1\+1<\/b>$/),
  ]);
  expect(within(screen.getByRole('article', { name: 'Ash Roofing' })).getByText('Declined')).toBeVisible();
  for (const text of ['<script>x</script>', 'Within a month', 'December 1, 2026', '$5,000.00 to $9,000.00', /416-555-0199 ext\. 12/])
    expect(screen.getByText(text)).toBeVisible();
  expect(await screen.findByAltText('Photo 2 of your request')).toHaveAttribute('src', 'blob:picture-2');
  expect(screen.getByRole('link', { name: 'Compare quotes side by side' })).toHaveAttribute(
    'href',
    `/quotes/${projectId}/compare#token=${token}`,
  );
  expect(document.title).not.toContain(token);
  await expectAccessible(container);
});

test.each([
  ['en', 'Quote: $10,000.00, company not registered for GST/HST'],
  ['fr', 'Soumission : 10 000,00 $, entreprise non inscrite à la TPS/TVH'],
] as const)('in %s the total of a company that is not registered says so', async (locale, text) => {
  const quote = quoteView({ registered: false, tax: [], total_cents: 1_000_000 });
  const view = projectView([requestView({ status: 'quoted', quote })]);
  await open(backendOf(view), { locale });
  expect(await screen.findByText(text)).toBeVisible();
});

test('somebody signed in opens it by its id, without any secret', async () => {
  const backend = backendOf(projectView([requestView({ quote: quoteView() })], { claimed: true, mine: true }));
  await open(backend, { path: `/r/${projectId}`, auth: member });
  expect(await screen.findByRole('link', { name: 'Compare quotes side by side' })).toHaveAttribute('href', `/quotes/${projectId}/compare`);
  expect(backend.argsOf('project_view')).toEqual([{ id: projectId }]);
  expect(screen.queryByText('Keep this request in your account')).toBeNull();
});

test.each([
  ['a link nobody has', `/r/${token}`, undefined, 'We can’t find a request with this link'],
  ['an id, signed out', `/r/${projectId}`, undefined, 'Sign in to see this request'],
  ['an id of somebody else', `/r/${projectId}`, member, 'We can’t find a request with this link'],
  ['a broken link', '/r/abc', undefined, 'We can’t find a request with this link'],
])('%s: says so and shows the way on', async (_case, path, auth, title) => {
  const { container } = await open(backendOf(null), { path, auth });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find a professional' })).toHaveAttribute('href', '/services');
  await expectAccessible(container);
});

test('who may be signed in is not told to sign in while nobody can tell', async () => {
  const { container } = await open(backendOf(null), { path: `/r/${projectId}`, auth: 'unknown' });
  expect(await screen.findByText('Your account cannot be reached right now')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Sign In' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/account');
  await expectAccessible(container);
});

test('signed out, an id is asked for only after signing in', async () => {
  await open(backendOf(null), { path: `/r/${projectId}` });
  expect(await screen.findByRole('link', { name: 'Sign In' })).toHaveAttribute(
    'href',
    `/auth?returnTo=${encodeURIComponent(`/r/${projectId}`)}`,
  );
});

test('a failed read can be tried again; a backend without requests says so', async () => {
  const backend = backendOf(projectView());
  backend.failNext('project_view', { status: 400, message: 'boom' });
  const { unmount } = await open(backend);
  expect(await screen.findByRole('alert')).toHaveTextContent('Your request could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article', { name: 'Maple Ridge Roofing' })).toBeVisible();
  unmount();
  await open(requestBackend());
  expect(await screen.findByText('Quote tracking is unavailable')).toBeVisible();
});

test('a guest keeps it by signing in: the secret stays out of every address', async () => {
  const backend = backendOf(projectView());
  const { unmount } = await open(backend);
  const link = await screen.findByRole('link', { name: 'Sign in to keep it' });
  expect(link).toHaveAttribute('href', `/auth?returnTo=${encodeURIComponent(`/r/${projectId}`)}`);
  await userEvent.click(link);
  unmount();
  await open(backend, { path: `/r/${projectId}`, auth: member });
  await screen.findByRole('article', { name: 'Maple Ridge Roofing' });
  expect(backend.argsOf('claim_project')).toEqual([{ token }]);
  expect(backend.argsOf('project_view').at(-1)).toEqual({ id: projectId });
});

test('signed in with somebody’s link: one press adds it to the account', async () => {
  const backend = backendOf(projectView());
  const { address, shell } = await open(backend, { auth: member });
  backend.failNext('claim_project', { status: 409, code: 'PT409', message: 'Another account has this request' });
  await userEvent.click(await screen.findByRole('button', { name: 'Add to my account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Another account has this request.');
  await userEvent.click(screen.getByRole('button', { name: 'Add to my account' }));
  await waitFor(() => expect(address()).toBe(`/r/${projectId}`));
  expect(shell.notifications).toMatchObject([{ title: 'The request is in your account now' }]);
});

test('details can be added for a day, and a draft be finished at any time', async () => {
  const recent = projectView([requestView()], { created_at: new Date().toISOString() });
  const { unmount } = await open(backendOf(recent));
  await userEvent.click(await screen.findByRole('button', { name: 'Add details or photos' }));
  expect(await screen.findByRole('dialog', { name: 'Add to your request' })).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Step 1 of 2' })).toBeInTheDocument();
  expect(screen.queryByRole('heading', { name: 'What needs doing?' })).toBeNull();
  unmount();
  const draft = await open(backendOf(projectView([requestView({ status: 'draft' })])));
  await userEvent.click(await screen.findByRole('button', { name: 'Finish sending your request' }));
  expect(await screen.findByRole('dialog', { name: 'Ask Maple Ridge Roofing for a quote' })).toBeVisible();
  await next();
  await next();
  expect(screen.getByRole('heading', { level: 3, name: 'How can Maple Ridge Roofing reach you?' })).toBeVisible();
  draft.unmount();
  await open(backendOf(projectView()));
  await screen.findByRole('article', { name: 'Maple Ridge Roofing' });
  expect(screen.queryByRole('button', { name: 'Add details or photos' })).toBeNull();
});

test('what was typed and not stored is there again after a reload; what was stored comes from the database', async () => {
  const recent = projectView([requestView()], { created_at: new Date().toISOString(), description: 'Leak' });
  const add = async () => userEvent.click(await screen.findByRole('button', { name: 'Add details or photos' }));
  const description = () => screen.findByRole('textbox', { name: /^Describe/ });
  const first = await open(backendOf(recent));
  await add();
  expect(await description()).toHaveValue('Leak');
  await userEvent.type(await description(), ' over the porch');
  first.unmount();

  const second = await open(backendOf(recent));
  await add();
  expect(await description()).toHaveValue('Leak over the porch');
  await next();
  await userEvent.click(screen.getByRole('button', { name: 'Save details' }));
  await screen.findByRole('dialog', { name: 'Thank you, that helps' });
  second.unmount();

  await open(backendOf(recent));
  await add();
  expect(await description()).toHaveValue('Leak');
});

test.each([
  ['en', 'Add details or photos', 'Next', 'Save details', /^Nothing is filled in yet, so nothing was saved/, /^Describe/],
  ['fr', 'Ajouter des précisions ou des photos', 'Suivant', 'Enregistrer les précisions', /^Rien n’est rempli/, /^Décrivez/],
] as const)('saving nothing says so and thanks nobody (%s)', async (locale, add, forward, save, words, describe) => {
  const db = backendOf(
    projectView([requestView()], {
      created_at: new Date().toISOString(),
      description: null,
      timing: null,
      start_on: null,
      budget_min_cents: null,
      budget_max_cents: null,
      postal_code: null,
    }),
  );
  await open(db, { locale });
  await userEvent.click(await screen.findByRole('button', { name: add }));
  await userEvent.click(await screen.findByRole('button', { name: forward }));
  await userEvent.click(await screen.findByRole('button', { name: save }));
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(screen.getByRole('button', { name: save })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: locale === 'fr' ? 'Retour' : 'Back' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await screen.findByRole('textbox', { name: describe })).toHaveValue('');
});

test('in French', async () => {
  const { container } = await open(backendOf(projectView([requestView({ status: 'interested' })])), { locale: 'fr' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Votre demande de soumission' })).toBeVisible();
  expect(await screen.findByText('Intérêt confirmé')).toBeVisible();
  expect(screen.getByText(/416 555-0199 poste 12/)).toBeVisible();
  await expectAccessible(container);
});

test('a booking says when and for how much, and offers no other details', async () => {
  await open(backendOf(bookingView()));
  expect(await screen.findByText(/^Tuesday, November 24, 8:00.a\.m\. to 12:00.p\.m\.$/)).toBeVisible();
  expect(screen.getByText('$134.47')).toBeVisible();
  expect(screen.queryByText('Not before')).toBeNull();
  expect(screen.queryByRole('button', { name: /Add|Finish/ })).toBeNull();
});

test.each([
  [true, 'sent', /^Requested for Tuesday, November 24\. Maple Ridge Roofing will confirm by November 21, 2026 at 5:00.p\.m\.$/],
  [false, 'sent', /^Requested for Tuesday, November 24\. The half day is held for you until .*: confirm your email before then\.$/],
  [true, 'expired', /^The half day was not confirmed in time and is free for others again/],
] as const)('a half day that is held (confirmed: %s, %s) says until when and what it takes', async (confirmed, status, words) => {
  const view = bookingView({ held_until: '2026-11-21T22:00:00Z' }, status);
  await open(backendOf({ ...view, contact: { ...view.contact!, confirmed } }));
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['en', 'expired', '/services/assembly?size=two&shelves=2&haul=1&postal=M5V2T6'],
  ['fr', 'declined', '/fr/services/assembly?size=two&shelves=2&haul=1&postal=M5V2T6'],
] as const)('a booking that its team did not take leads to the half days that are free now (%s, %s)', async (locale, status, href) => {
  await open(backendOf(bookingView({ postal_code: 'M5V 2T6' }, status)), { locale });
  const name = locale === 'fr' ? 'Voir les demi-journées libres' : 'See the half days that are free now';
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
});

test.each([
  ['unanswered', 'card', /did not answer in time/],
  ['inactive', 'card', /^Nothing happened for 90 days/],
  ['suspended', 'card', /^Maple Ridge Roofing is not taking requests on .* at the moment, so yours is closed\.$/],
  ['closed', 'fixed_price', /^Maple Ridge Roofing has left .*, so your request is closed\.$/],
  ['unanswered', 'fixed_price', /^The half day was not confirmed in time/],
] as const)('what ended because it was %s (%s) says so', async (reason, source, words) => {
  const ended = { status: 'expired', reason } as const;
  const view = source === 'card' ? projectView([requestView(ended)]) : bookingView({}, 'expired');
  await open(backendOf({ ...view, requests: view.requests.map((request) => ({ ...request, ...ended })) }));
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  ['hired', 'fixed_price'],
  ['sent', 'fixed_price'],
  ['expired', 'card'],
] as const)('nobody is led to other half days from what is %s of the source %s', async (status, source) => {
  await open(backendOf(source === 'card' ? projectView([requestView({ status })]) : bookingView({}, status)));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByRole('link', { name: /half days/ })).toBeNull();
});
