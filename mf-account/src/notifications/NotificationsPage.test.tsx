import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection, type FakeDbOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { accountBackend } from '../testing/accountBackend';
import { member } from '../testing/member';
import { groups } from './notificationMessages';

type Rpc = NonNullable<FakeDbOptions['rpc']>;
const path = '/account/notifications';
const everybody = ['finish_reminder', 'job_check', 'quote_ending', 'review_reminder', 'search_alert'] as const;
const choices = (kinds: readonly string[], stopped: readonly string[] = []) =>
  kinds.map((kind) => ({ kind, wanted: !stopped.includes(kind) }));
const open = (rpc: Rpc, locale: 'en' | 'fr' = 'en') =>
  renderSection(section, { path, auth: member, locale, db: accountBackend.of({ rpc }) });

test('each kind that can come has its control, what always comes is said, and the room stands among the others', async () => {
  const { container } = await open({ mail_choices: () => choices(everybody, ['job_check']) });
  const boxes = await screen.findAllByRole('checkbox');
  expect(boxes).toHaveLength(everybody.length);
  expect(screen.getByRole('checkbox', { name: 'Is the work finished?' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'A quote is about to expire' })).toHaveAccessibleDescription(/Three days before/);
  expect(screen.queryByRole('region', { name: 'Your company' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Emails we always send' })).getAllByRole('listitem')).toHaveLength(4);
  const rooms = within(screen.getByRole('navigation', { name: 'Your account' }));
  expect(rooms.getByRole('link', { name: 'Notifications' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible(container);
});

test('who works for a company, and the staff, choose more', async () => {
  await open({ mail_choices: () => choices(groups.flatMap(({ kinds }) => kinds)) }, 'fr');
  expect(await screen.findByRole('checkbox', { name: 'Une demande est toujours sans réponse' })).toBeChecked();
  expect(within(screen.getByRole('region', { name: 'Personnel' })).getByRole('checkbox')).toBeChecked();
});

test('one press is one write, of that kind alone', async () => {
  const state = { stopped: [] as string[] };
  const save = jest.fn(({ kind }: Record<string, unknown>) => {
    state.stopped.push(kind as string);
    return null;
  });
  await open({ mail_choices: () => choices(everybody, state.stopped), save_mail_choice: save });
  const box = await screen.findByRole('checkbox', { name: 'A quote is about to expire' });
  await userEvent.dblClick(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(save.mock.calls).toEqual([[{ kind: 'quote_ending', wanted: false }]]);
  expect(screen.getByRole('checkbox', { name: 'A review is still missing' })).toBeChecked();
});

test('choices that could not be read are said and read again; one that was not stored shows what holds', async () => {
  let fails = true;
  await open({
    mail_choices: () => (fails ? { status: 503, message: 'away' } : choices(everybody)),
    save_mail_choice: { status: 500, message: 'boom' },
  });
  expect(await screen.findByText('Your notification settings could not be loaded')).toBeVisible();
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: /again/i }));
  const box = await screen.findByRole('checkbox', { name: 'Is the work finished?' });
  await userEvent.click(box);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(box).toBeChecked();
});
