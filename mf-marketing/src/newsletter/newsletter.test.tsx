import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, expectAccessible, fakeDb, TestShellProviders, type FakeDbOptions } from '@marketplace/section-kit/testing';
import { NewsletterForm, type NewsletterList } from './NewsletterForm';

type Rpc = NonNullable<FakeDbOptions['rpc']>;

function show(rpc: Rpc[string] = () => ({ sent: true }), { locale = 'en' as 'en' | 'fr', list = 'deals' as NewsletterList } = {}) {
  const asked: Record<string, unknown>[] = [];
  const answer = typeof rpc === 'function' ? (args: Record<string, unknown>) => (asked.push(args), rpc(args)) : rpc;
  const shell = createTestShell({ db: fakeDb({ rpc: { subscribe_newsletter: answer } }), locale });
  const { container } = render(
    <TestShellProviders shell={shell} path="/deals">
      <NewsletterForm list={list} />
    </TestShellProviders>,
  );
  return { asked, container };
}
const email = () => screen.getByRole('textbox', { name: /Email address|Adresse courriel/ });
const consent = () => screen.getByRole('checkbox');

test('asks for consent that nobody checked in advance, says who sends, and sends once', async () => {
  const { asked, container } = show();
  expect(consent()).not.toBeChecked();
  expect(
    screen.getByText(/^Sent by .+ \(sample\), 123 Sample Street, Suite 400, Toronto ON\s+M5V 0A0 \(sample\), 1-800-555-0119 \(sample\)\.$/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  expect(screen.getByRole('link', { name: 'Terms' })).toHaveAttribute('href', '/terms');
  await userEvent.type(email(), ' alex@example.ca ');
  await userEvent.click(consent());
  await userEvent.dblClick(screen.getByRole('button', { name: 'Get Deals' }));

  expect(await screen.findByText(/Open the link we sent to alex@example.ca/)).toBeVisible();
  expect(asked).toEqual([{ email: 'alex@example.ca', list: 'deals', locale: 'en', consent_text_id: 'newsletter-en-4', source: '/deals' }]);
  await expectAccessible(container);
});

test('what is agreed to stands above the button', () => {
  show();
  const button = screen.getByRole('button', { name: 'Get Deals' });
  for (const before of [email(), consent(), screen.getByRole('link', { name: 'Privacy' }), screen.getByRole('link', { name: 'Terms' })]) {
    expect(before.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  }
});

test.each([
  ['nothing', '', false, 'Enter your email address'],
  ['an address without a domain', 'alex', true, 'Enter an email address such as name@example.ca'],
  ['no consent', 'alex@example.ca', false, 'Check the box to agree to receive the newsletter'],
])('%s: a message at the field, and nothing is sent', async (_what, typed, agrees, message) => {
  const { asked, container } = show();
  if (typed) await userEvent.type(email(), typed);
  if (agrees) await userEvent.click(consent());
  await userEvent.click(screen.getByRole('button', { name: 'Get Deals' }));
  expect(screen.getByText(message)).toBeVisible();
  expect(typed.includes('@') ? consent() : email()).toHaveFocus();
  expect(asked).toEqual([]);
  await expectAccessible(container);
});

test.each([
  ['a lost answer', { status: 503, message: '' }, /stored only once/],
  ['too many', { status: 429, code: 'PT429', message: 'Too many requests in a short time' }, /try again at/],
  ['a backend without newsletters', { status: 404, code: 'PGRST202', message: '' }, /not available here .*Write to .+@/],
])('%s: says so and keeps what was typed', async (_what, failure, text) => {
  show(failure);
  await userEvent.type(email(), 'alex@example.ca');
  await userEvent.click(consent());
  await userEvent.click(screen.getByRole('button', { name: 'Get Deals' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(email()).toHaveValue('alex@example.ca');
  expect(consent()).toBeChecked();
});

test('in French, with the consent of that language and the address of the French page', async () => {
  const { asked } = show(undefined, { locale: 'fr', list: 'weekly_deals' });
  await userEvent.type(email(), 'alex@example.ca');
  await userEvent.click(screen.getByRole('checkbox', { name: /Oui, envoyez-moi cette infolettre/ }));
  await userEvent.click(screen.getByRole('button', { name: 'S’abonner' }));
  await screen.findByText(/Ouvrez le lien/);
  expect(asked).toEqual([expect.objectContaining({ list: 'weekly_deals', consent_text_id: 'newsletter-fr-4', source: '/fr/deals' })]);
});

test('another address begins with nothing agreed to, in its field', async () => {
  const { asked } = show();
  await userEvent.type(email(), 'alex@example.ca');
  await userEvent.click(consent());
  await userEvent.click(screen.getByRole('button', { name: 'Get Deals' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use another address' }));
  expect(email()).toHaveValue('');
  expect(email()).toHaveFocus();
  expect(consent()).not.toBeChecked();
  expect(screen.queryByText('Check the box to agree to receive the newsletter')).toBeNull();
  await userEvent.type(email(), 'sam@example.ca');
  await userEvent.click(screen.getByRole('button', { name: 'Get Deals' }));
  expect(screen.getByText('Check the box to agree to receive the newsletter')).toBeVisible();
  expect(asked).toHaveLength(1);
});
