import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { projectId, projectView, requestView, token } from '../testing/projectView';
import { lostAnswer, requestBackend } from '../testing/requestBackend';
import type { RequestView } from '../tracking/ProjectView';

const companies = ['Ash Roofing', 'Birch Roofing', 'Cedar Roofing'].map((name, index) => ({
  id: `other-${index + 1}`,
  name,
  rating: index === 2 ? null : 4.5,
  review_count: index === 2 ? 0 : 12,
  location: 'Toronto, ON',
  response_time: '',
  verified: true,
}));

/** The page of a request, with so many other companies to ask. */
async function open(part: Partial<RequestView> = {}, count = 3, locale: 'en' | 'fr' = 'en') {
  let left = companies.slice(0, count);
  let requests = [requestView(part)];
  const backend = requestBackend({
    rpc: {
      project_view: () => projectView(requests),
      alternatives: () => ({ companies: left, lot: requests[0]!.lot }),
      ask_more: ({ provider_ids }) => {
        const asked = (provider_ids as string[]).map((id) =>
          requestView({ id: `request of ${id}`, provider: { ...requestView().provider, id, name: id } }),
        );
        requests = [requests[0]!, ...asked];
        left = [];
        return { requests: asked.map(({ id, status, provider }) => ({ id, status, provider_id: provider.id })) };
      },
    },
  });
  const rendered = await renderSection(section, { path: `/r/${token}`, db: backend.db, locale });
  const card = within(await screen.findByRole('article', { name: 'Maple Ridge Roofing' }));
  return { ...rendered, backend, card };
}

test.each([
  ['en', 'Maple Ridge Roofing has not answered yet. These three are taking new work near you.', 'Ask all three'],
  [
    'fr',
    'Maple Ridge Roofing n’a pas encore répondu. Ces trois entreprises acceptent du travail près de chez vous.',
    'Consulter les trois',
  ],
] as const)('three others stand on the card in %s and are asked with one press', async (locale, words, ask) => {
  const { backend, card, shell, container } = await open({}, 3, locale);
  expect(await card.findByText(words)).toBeVisible();
  await expectAccessible(container);
  await userEvent.click(card.getByRole('button', { name: ask }));
  expect(await screen.findByRole('article', { name: 'other-3' })).toBeVisible();
  expect(backend.argsOf('ask_more')).toEqual([{ project_id: projectId, provider_ids: ['other-1', 'other-2', 'other-3'], token }]);
  expect(shell.notifications).toHaveLength(1);
});

test('whoever has asked them goes on above the companies', async () => {
  const { card } = await open();
  await userEvent.click(await card.findByRole('button', { name: 'Ask all three' }));
  await screen.findByRole('article', { name: 'other-3' });
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Companies you asked' })).toHaveFocus());
});

test.each([
  [2, 'These two are taking new work near you', 'Ask both'],
  [1, 'This company is taking new work near you', 'Ask Ash Roofing'],
])('%d others are named as so many', async (count, words, ask) => {
  const { card } = await open({}, count);
  expect(await card.findByText(new RegExp(words))).toBeVisible();
  expect(card.getByRole('button', { name: ask })).toBeVisible();
});

test('a no and a company nobody reads for say so', async () => {
  const { card, unmount } = await open({ status: 'declined', reason: 'full' });
  expect(await card.findByText(/does not take on this work\. These three/)).toBeVisible();
  unmount();
  const again = await open({ provider: { ...requestView().provider, reachable: false } });
  expect(await again.card.findByText('These three are taking new work near you.')).toBeVisible();
  expect(again.card.getByText(/so nobody reads requests there\. Ask a company that answers\.$/)).toBeVisible();
});

test('nobody else is named while the companies may still answer, nor asked for once somebody is hired', async () => {
  const { card, backend, unmount } = await open({}, 0);
  expect(card.queryByRole('button', { name: /^Ask/ })).toBeNull();
  unmount();
  const hired = await open({ status: 'hired' });
  expect(hired.backend.argsOf('alternatives')).toEqual([]);
  expect(backend.argsOf('ask_more')).toEqual([]);
});

test('after a lost answer the same press asks the same companies', async () => {
  const { card, backend, shell } = await open();
  backend.failNext('ask_more', lostAnswer, true);
  const ask = await card.findByRole('button', { name: 'Ask all three' });
  await userEvent.click(ask);
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not confirm/);
  expect(shell.notifications).toEqual([]);
  await userEvent.click(ask);
  expect(await screen.findByRole('article', { name: 'other-1' })).toBeVisible();
  const [first, second] = backend.argsOf('ask_more');
  expect(second).toEqual(first);
});

test('that no more can be asked is said', async () => {
  const { card, backend } = await open();
  backend.failNext('ask_more', { status: 409, code: 'PT409', details: 'enough', message: 'No more' });
  await userEvent.click(await card.findByRole('button', { name: 'Ask all three' }));
  expect(await screen.findByText(/^No more companies can be asked/)).toBeVisible();
});
