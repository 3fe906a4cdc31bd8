import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';
import { projectView, requestView, token } from '../../testing/projectView';
import { requestBackend } from '../../testing/requestBackend';
import type { OwnReview } from './HeldReview';

const open = (review: Partial<OwnReview>, locale: 'en' | 'fr' = 'en') => {
  const own: OwnReview = { id: 'v1', status: 'removed', hold: [], reason: 'abuse', explanation: null, answer: null, ...review };
  const backend = requestBackend({ rpc: { project_view: () => projectView([requestView({ status: 'completed', review: own })]) } });
  return renderSection(section, { path: `/r/${token}`, db: backend.db, locale });
};

test.each([
  ['removed', 'en', /^A person has removed your review: it insults or threatens somebody$/, 'What our staff wrote about it: “Third line.”'],
  [
    'removed',
    'fr',
    /^Une personne a retiré votre avis : il insulte ou menace quelqu’un$/,
    'Ce que notre personnel a écrit à ce sujet : « Third line. »',
  ],
  ['refused', 'en', /decided that it cannot count: it insults or threatens somebody$/, 'What our staff wrote about it: “Third line.”'],
  ['refused', 'fr', /décidé qu’il ne peut pas compter : il insulte/, 'Ce que notre personnel a écrit à ce sujet : « Third line. »'],
] as const)('the author of a review that was %s reads why, in %s', async (status, locale, ground, explanation) => {
  const { container } = await open({ status, explanation: 'Third line.' }, locale);
  expect(await screen.findByText(ground)).toBeVisible();
  expect(screen.getByText(explanation)).toBeVisible();
  const contest = screen.getByRole('link', { name: locale === 'fr' ? 'Contester cette décision' : 'Answer this decision' });
  expect(contest).toHaveAttribute('href', locale === 'fr' ? '/fr/contact' : '/contact');
  expect(screen.queryByRole('link', { name: /^(Reviews|Avis)$/ })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('whoever has explained a held review goes on with where the request stands', async () => {
  const held: OwnReview = { id: 'v1', status: 'held', hold: ['burst'], reason: null, explanation: null, answer: null };
  let answer: string | null = null;
  const backend = requestBackend({
    rpc: {
      project_view: () => projectView([requestView({ status: 'completed', review: { ...held, answer } })]),
      answer_hold: ({ body }) => {
        answer = body as string;
        return { ...held, answer };
      },
    },
  });
  await renderSection(section, { path: `/r/${token}`, db: backend.db });
  await userEvent.click(await screen.findByRole('button', { name: 'Add an explanation' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/^Your explanation/), 'It was my own roof.');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText(/^You said: “It was my own roof\.”/)).toBeVisible();
  const card = screen.getByRole('article', { name: 'Maple Ridge Roofing' });
  await waitFor(() => expect(card).toContainElement(document.activeElement as HTMLElement));
  expect(document.activeElement).toHaveAttribute('tabindex', '-1');
});

test('the ground stands alone where nobody wrote more, and markup in the words is text', async () => {
  const { unmount } = await open({});
  expect(await screen.findByText(/^A person has removed your review/)).toBeVisible();
  expect(screen.queryByText(/What our staff wrote/)).not.toBeInTheDocument();
  unmount();
  await open({ explanation: '<b>no</b>' });
  expect(await screen.findByText(/“<b>no<\/b>”/)).toBeVisible();
});
