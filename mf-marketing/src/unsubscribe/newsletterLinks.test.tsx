import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';

test.each([
  ['/unsubscribe/k-1', 'subscribed', 'unsubscribe_newsletter', 'unsubscribed', 'Unsubscribe', 'You are unsubscribed'],
  ['/confirm-newsletter/k-1', 'waiting', 'confirm_newsletter', 'confirmed', 'Confirm', 'You are subscribed'],
])('%s asks first and changes something on the press only', async (path, before, name, status, button, outcome) => {
  const db = fakeDb({ rpc: { newsletter_link: () => ({ list: 'blog', status: before }), [name]: () => ({ list: 'blog', status }) } });
  const { container } = await renderSection(section, { path, db });
  const press = await screen.findByRole('button', { name: button });
  expect(db.requests).toEqual(['POST /rpc/newsletter_link {"token":"k-1"}']);
  await userEvent.click(press);
  expect(await screen.findByRole('heading', { name: outcome })).toHaveFocus();
  expect(db.requests.slice(1)).toEqual([`POST /rpc/${name} {"token":"k-1"}`]);
  await expectAccessible(container);
});

test.each([
  ['/unsubscribe/k-1', 'en', { list: 'blog', status: 'unsubscribed' }, 'You are unsubscribed', /We won’t send it to you any more/],
  ['/unsubscribe/k-1', 'fr', { kind: 'lead_reminder', status: 'unsubscribed' }, 'Votre désabonnement est fait', /ce genre de courriel/],
  ['/unsubscribe/x', 'en', null, 'We don’t recognize this link', /write to .+@/],
  ['/confirm-newsletter/x', 'fr', null, 'Ce lien ne fonctionne plus', /Il a déjà servi/],
  ['/confirm-newsletter/k-1', 'en', { list: 'blog', status: 'subscribed' }, 'This link no longer works', /Subscribe again/],
] as const)('%s (%s) that has nothing left to do says so and asks nothing', async (path, locale, answer, outcome, words) => {
  const { container } = await renderSection(section, { path, locale, db: fakeDb({ rpc: { newsletter_link: () => answer } }) });
  expect(await screen.findByRole('heading', { name: outcome })).toBeVisible();
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  await expectAccessible(container);
});

test.each([
  ['en', 'Unsubscribe', /emails of this kind any more. You will still get news about your requests/],
  ['fr', 'Me désabonner', /ce genre de courriel. Vous aurez toujours des nouvelles de vos demandes/],
] as const)('the link of a reminder stops that kind and says what still comes (%s)', async (locale, button, words) => {
  const db = fakeDb({ rpc: { unsubscribe_newsletter: () => ({ kind: 'lead_reminder', status: 'unsubscribed' }) } });
  await renderSection(section, { path: '/unsubscribe/k-1', locale, db });
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a link that is unknown says what else to do', async () => {
  await renderSection(section, { path: '/unsubscribe/x', db: fakeDb({ rpc: { unsubscribe_newsletter: () => null } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'We don’t recognize this link' })).toBeVisible();
  expect(screen.getByText(/write to .+@/)).toBeVisible();
});

test('a failure leaves the button to press again', async () => {
  await renderSection(section, { path: '/unsubscribe/x', locale: 'fr', db: fakeDb({ rpc: { unsubscribe_newsletter: { status: 500 } } }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Me désabonner' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('rien n’a changé');
  expect(screen.getByRole('button', { name: 'Me désabonner' })).toBeEnabled();
});
