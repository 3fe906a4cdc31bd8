import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AuthUser } from '@marketplace/section-kit';
import { expectAccessible, fakeDb, renderSection, type FakeDbOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { profileRow } from '../testing/profileRow';

const open = (
  submit_report: NonNullable<FakeDbOptions['rpc']>[string],
  locale: 'en' | 'fr' = 'en',
  auth: AuthUser | 'signedOut' = 'signedOut',
) =>
  renderSection(section, {
    path: '/services/42',
    locale,
    auth,
    db: fakeDb({ rpc: { provider_profile: () => profileRow(), submit_report } }),
  });

test('a visitor reports a company once, with the reason, and hears what comes of it', async () => {
  const submit = jest.fn(() => ({ id: 'r1' }));
  const { shell } = await open(submit);
  await userEvent.click(await screen.findByRole('button', { name: 'Report this company' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Northline Renovations' }));
  await expectAccessible(screen.getByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText(/^What is wrong/), 'Something else');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  expect(submit).not.toHaveBeenCalled();
  await userEvent.type(dialog.getByLabelText(/^What should we know/), 'They use our name.');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Report this company' }));
  const again = within(await screen.findByRole('dialog', { name: 'Report Northline Renovations' }));
  expect(again.getByLabelText(/^What should we know/)).toHaveValue('They use our name.');
  await userEvent.click(again.getByRole('button', { name: 'Send the report' }));
  expect(submit).toHaveBeenCalledTimes(1);
  expect(submit).toHaveBeenCalledWith({
    report: {
      id: expect.any(String) as string,
      target_kind: 'provider',
      target_id: profileRow().id,
      reason: 'other',
      body: 'They use our name.',
    },
  });
  expect(shell.notifications.at(-1)).toMatchObject({ description: 'Our staff will look at it.', tone: 'success' });
});

test('whoever is signed in hears where to read the decision', async () => {
  const { shell } = await open(() => ({ id: 'r1' }), 'en', { id: 'u1', email: 'maya@example.ca', displayName: 'Maya', locale: 'en' });
  await userEvent.click(await screen.findByRole('button', { name: 'Report this company' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Report Northline Renovations' }));
  await userEvent.selectOptions(dialog.getByLabelText(/^What is wrong/), 'It is advertising or spam');
  await userEvent.click(dialog.getByRole('button', { name: 'Send the report' }));
  expect(shell.notifications.at(-1)).toMatchObject({
    description: 'Our staff will look at it. You can read what was decided in your profile.',
  });
});

test('in French the form is about the company', async () => {
  await open(() => ({ id: 'r1' }), 'fr');
  await userEvent.click(await screen.findByRole('button', { name: 'Signaler cette entreprise' }));
  expect(await screen.findByRole('dialog', { name: 'Signaler Northline Renovations' })).toBeVisible();
});
