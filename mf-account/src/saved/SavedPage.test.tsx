import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { accountBackend } from '../testing/accountBackend';
import { member } from '../testing/member';

/** An account that wants, or does not want, emails about its searches. */
function backend(wanted: boolean, save: () => unknown = () => null) {
  const state = { wanted };
  const db = accountBackend.of({
    rpc: {
      mail_choices: () => [{ kind: 'search_alert', wanted: state.wanted }],
      save_mail_choice: (given) => {
        const answer = save();
        if (answer === null) state.wanted = given['wanted'] as boolean;
        return answer;
      },
    },
  });
  return { db, state };
}

test('one press stops the emails about saved searches, and brings them back', async () => {
  const { db, state } = backend(true);
  const { container } = await renderSection(section, { path: '/account/saved', auth: member, db });
  const box = await screen.findByRole('checkbox', { name: 'Email me when something new matches' });
  expect(box).toBeChecked();
  await expectAccessible(container);
  await userEvent.click(box);
  await waitFor(() => expect(box).not.toBeChecked());
  expect(state.wanted).toBe(false);
  await waitFor(() => expect(box).toBeEnabled());
  await userEvent.click(box);
  await waitFor(() => expect(box).toBeChecked());
});

test('a choice that was not stored is said, and the box shows what holds, in French', async () => {
  const { db } = backend(true, () => ({ status: 500, message: 'boom' }));
  await renderSection(section, { path: '/account/saved', auth: member, db, locale: 'fr' });
  const box = await screen.findByRole('checkbox', { name: 'M’écrire quand du nouveau correspond' });
  await userEvent.click(box);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(box).toBeChecked();
});

test.each(['/account', '/account/saved'])('on %s it is said that the emails about saved searches are off', async (path) => {
  const { db } = backend(false);
  await renderSection(section, { path, auth: member, db });
  expect(await screen.findByText('Emails about new matches are off. You can turn them on under Notifications.')).toBeVisible();
  expect(screen.queryByText('We tell you when something new matches what you are looking for.')).toBeNull();
});

test('where no choice is kept, none is shown, and the panels stand', async () => {
  const { container } = await renderSection(section, { path: '/account/saved', auth: member, db: accountBackend.of() });
  expect(screen.getByRole('region', { name: 'Saved searches' })).toBeVisible();
  expect(container.querySelectorAll('[data-fragment]')).toHaveLength(6);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
