import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';

test.each([
  ['/unsubscribe/k-1', 'unsubscribe_newsletter', 'unsubscribed', 'Unsubscribe', 'You are unsubscribed'],
  ['/confirm-newsletter/k-1', 'confirm_newsletter', 'confirmed', 'Confirm', 'You are subscribed'],
])('%s asks first and changes something on the press only', async (path, name, status, button, outcome) => {
  const db = fakeDb({ rpc: { [name]: () => ({ list: 'blog', status }) } });
  const { container } = await renderSection(section, { path, db });
  expect(db.requests).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByRole('heading', { name: outcome })).toHaveFocus();
  expect(db.requests).toEqual([`POST /rpc/${name} {"token":"k-1"}`]);
  await expectAccessible(container);
});

test.each([
  ['en', 'Unsubscribe', /emails of this kind any more. You will still get news about your requests/],
  ['fr', 'Me désabonner', /ce genre de courriel. Vous aurez toujours des nouvelles de vos demandes/],
] as const)('the link of a reminder stops that kind and says what still comes (%s)', async (locale, button, words) => {
  const db = fakeDb({ rpc: { unsubscribe_newsletter: () => ({ kind: 'lead_reminder', status: 'unsubscribed' }) } });
  await renderSection(section, { path: '/unsubscribe/k-1', locale, db });
  await userEvent.click(screen.getByRole('button', { name: button }));
  expect(await screen.findByText(words)).toBeVisible();
});

test('a link that is unknown says what else to do', async () => {
  await renderSection(section, { path: '/unsubscribe/x', db: fakeDb({ rpc: { unsubscribe_newsletter: () => null } }) });
  await userEvent.click(screen.getByRole('button', { name: 'Unsubscribe' }));
  expect(await screen.findByRole('heading', { name: 'We don’t recognize this link' })).toBeVisible();
  expect(screen.getByText(/write to .+@/)).toBeVisible();
});

test('a failure leaves the button to press again', async () => {
  await renderSection(section, { path: '/unsubscribe/x', locale: 'fr', db: fakeDb({ rpc: { unsubscribe_newsletter: { status: 500 } } }) });
  await userEvent.click(screen.getByRole('button', { name: 'Me désabonner' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('rien n’a changé');
  expect(screen.getByRole('button', { name: 'Me désabonner' })).toBeEnabled();
});
