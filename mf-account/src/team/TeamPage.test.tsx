import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { accountBackend } from '../testing/accountBackend';
import { member } from '../testing/member';
import type { Team } from './useTeam';

const company = '22222222-3333-4444-8555-666666666666';
const team = (changes: Partial<Team> = {}): Team => ({
  company: 'Maple Ridge Roofing',
  role: 'owner',
  members: [
    { id: 'm1', name: 'Maya Tremblay', email: 'maya@example.ca', role: 'owner', me: true },
    { id: 'm2', name: 'Noor Haddad', email: 'noor@example.ca', role: 'member', me: false },
  ],
  invitations: [{ id: 'i1', email: 'sam@example.ca', role: 'manager', expires_at: '2026-11-30T15:00:00Z' }],
  ...changes,
});
const open = (rpc: object, locale: 'en' | 'fr' = 'en', path = '/account/team') =>
  renderSection(section, {
    path,
    auth: member,
    locale,
    db: accountBackend.of({
      rpc: {
        my_companies: () => [{ id: company, name: 'Maple Ridge Roofing', status: 'approved', role: 'owner' }],
        team: () => team(),
        ...rpc,
      },
    }),
  });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

describe('a team', () => {
  test('is read by its crew, without what only owners do', async () => {
    const members = team().members.map((one) => ({ ...one, email: null, role: one.me ? ('member' as const) : ('owner' as const) }));
    const { container } = await open({ team: () => team({ role: 'member', members, invitations: [] }) });
    const list = await part('Members');
    expect(list.getByText('Noor Haddad')).toBeVisible();
    expect(list.getByRole('button', { name: 'Leave the Team' })).toBeVisible();
    expect(list.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Invite somebody' })).not.toBeInTheDocument();
    await expectAccessible(container);
  });

  test('an owner changes a role, and takes somebody out after being asked', async () => {
    const setRole = jest.fn(() => ({ role: 'manager' }));
    const remove = jest.fn(() => ({ removed: 'm2' }));
    const { container } = await open({ set_member_role: setRole, remove_member: remove });
    const list = await part('Members');
    await userEvent.selectOptions(list.getByLabelText('Role of Noor Haddad'), 'Estimator');
    await waitFor(() => expect(setRole).toHaveBeenCalledWith({ provider: company, member: 'm2', role: 'manager' }));
    await expectAccessible(container);
    await userEvent.click(await list.findByRole('button', { name: 'Remove Noor Haddad from the team' }));
    expect(remove).not.toHaveBeenCalled();
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: /^Remove Noor/ }));
    await waitFor(() => expect(remove).toHaveBeenCalledWith({ provider: company, member: 'm2' }));
  });

  test.each([
    ['en', 'Remove Noor Haddad from the team', 'Noor Haddad was removed from the team.'],
    ['fr', 'Retirer Noor Haddad de l’équipe', 'Noor Haddad ne fait plus partie de l’équipe.'],
  ] as const)('that somebody is out is said where the focus goes (%s)', async (locale, action, said) => {
    let { members } = team();
    await open({ team: () => team({ members }), remove_member: () => ((members = members.slice(0, 1)), { removed: 'm2' }) }, locale);
    await userEvent.click(await screen.findByRole('button', { name: action }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByText('Noor Haddad')).not.toBeInTheDocument());
    expect(screen.getByText(said)).toHaveRole('status');
    expect(screen.getByText(said)).toHaveFocus();
  });

  test('who leaves goes on at the first page of the account, and reads that they are out', async () => {
    let companies = [{ id: company, name: 'Maple Ridge Roofing', status: 'approved', role: 'member' }];
    const { address, shell } = await open({
      my_companies: () => companies,
      remove_member: () => ((companies = []), { removed: 'm1' }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Leave the Team' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave the Team' }));
    await waitFor(() => expect(address()).toBe('/account'));
    expect(shell.notifications.map(({ title }) => title)).toEqual(['You have left the team']);
  });

  test('the last owner reads why nobody lets them go', async () => {
    const last = {
      status: 409,
      code: 'PT409',
      message: 'A company needs at least one owner',
      details: 'last_owner',
      hint: 'Name another.',
    };
    await open({ remove_member: () => last }, 'fr');
    await userEvent.click(await screen.findByRole('button', { name: 'Quitter l’équipe' }));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Quitter l’équipe' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Il faut au moins un propriétaire par entreprise. Nommez-en d’abord un autre.');
    await waitFor(() => expect(alert).toHaveFocus());
  });

  test('somebody is invited by address and role; who is in the team already is not', async () => {
    const inTeam = { status: 409, code: 'PT409', message: 'In the team already', details: 'member', hint: 'Change it.' };
    const invite = jest.fn((given: Record<string, unknown>) =>
      (given['invitation'] as { email: string }).email === 'noor@example.ca' ? inTeam : { id: 'i2' },
    );
    await open({ invite_member: invite });
    const form = await part('Invite somebody');
    await userEvent.type(form.getByLabelText(/^Email/), 'noor@example.ca');
    await userEvent.click(form.getByRole('button', { name: 'Send the Invitation' }));
    expect(await form.findByText(/This address is already on the team/)).toBeVisible();
    await userEvent.clear(form.getByLabelText(/^Email/));
    await userEvent.type(form.getByLabelText(/^Email/), 'lee@example.ca');
    await userEvent.selectOptions(form.getByLabelText(/^Role/), 'Crew');
    await userEvent.click(form.getByRole('button', { name: 'Send the Invitation' }));
    await waitFor(() => expect(form.getByLabelText(/^Email/)).toHaveValue(''));
    expect(invite).toHaveBeenLastCalledWith({
      invitation: expect.objectContaining({ provider_id: company, email: 'lee@example.ca', role: 'member' }),
    });
  });

  test.each([
    ['en', '', 'Invite somebody', /^How we use this: Privacy · Terms$/, ['Privacy', 'Terms']],
    ['fr', '/fr', 'Inviter quelqu’un', /^Ce que nous en faisons\s: Confidentialité · Conditions$/, ['Confidentialité', 'Conditions']],
  ] as const)('who invites reads in %s how the address is used', async (locale, prefix, name, sentence, links) => {
    await open({}, locale);
    const form = await part(name);
    expect(form.getByText((_, element) => element?.tagName === 'SPAN' && sentence.test(element.textContent ?? ''))).toBeVisible();
    for (const [place, link] of links.entries())
      expect(form.getByRole('link', { name: link })).toHaveAttribute('href', `${prefix}/${place === 0 ? 'privacy' : 'terms'}`);
  });

  test('an open invitation is stopped', async () => {
    const revoke = jest.fn(() => ({ id: 'i1' }));
    await open({ revoke_invitation: revoke });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the invitation to sam@example.ca' }));
    await waitFor(() => expect(revoke).toHaveBeenCalledWith({ id: 'i1' }));
  });

  test.each([
    ['en', 'Cancel the invitation to sam@example.ca', 'The invitation to sam@example.ca was cancelled.'],
    ['fr', 'Annuler l’invitation à sam@example.ca', 'L’invitation à sam@example.ca a été annulée.'],
  ] as const)('that the last invitation was cancelled is said where the focus goes (%s)', async (locale, action, said) => {
    let { invitations } = team();
    await open({ team: () => team({ invitations }), revoke_invitation: () => ((invitations = []), { id: 'i1' }) }, locale);
    await userEvent.click(await screen.findByRole('button', { name: action }));
    await waitFor(() => expect(screen.queryByRole('button', { name: action })).not.toBeInTheDocument());
    expect(screen.getByText(said)).toHaveRole('status');
    expect(screen.getByText(said)).toHaveFocus();
  });

  test('an invitation that could not be cancelled stays, and the focus is at the reason', async () => {
    await open({ revoke_invitation: () => ({ status: 500, message: 'boom' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the invitation to sam@example.ca' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    expect(screen.getByText('sam@example.ca')).toBeVisible();
  });
});

describe('an invitation', () => {
  const path = `/account/join/${'a'.repeat(43)}`;
  const invitation = { company: 'Maple Ridge Roofing', role: 'manager', email: 'maya@example.ca', mine: true, state: 'open' };

  test('joins by one press, and leads to the inbox', async () => {
    const found = { ...invitation };
    const accept = jest.fn(() => {
      found.state = 'joined';
      return { provider_id: company };
    });
    const { container } = await open({ team_invitation: () => ({ ...found }), accept_invitation: accept }, 'en', path);
    const join = await screen.findByRole('button', { name: 'Join the Team' });
    expect(accept).not.toHaveBeenCalled();
    await expectAccessible(container);
    await userEvent.click(join);
    expect(await screen.findByRole('link', { name: 'Open the Inbox' })).toHaveAttribute('href', `/account/leads?company=${company}`);
    expect(accept).toHaveBeenCalledTimes(1);
  });

  test('that was accepted before leads to the inbox of its company too', async () => {
    const accept = jest.fn(() => ({ provider_id: company }));
    await open({ team_invitation: () => ({ ...invitation, state: 'joined' }), accept_invitation: accept }, 'fr', path);
    const inbox = await screen.findByRole('link', { name: 'Ouvrir la boîte de réception' });
    await waitFor(() => expect(inbox).toHaveAttribute('href', `/fr/account/leads?company=${company}`));
  });

  test.each([
    [
      'for another address',
      { ...invitation, mine: false, email: 'sam@example.ca' },
      'This invitation is for another address',
      /sam@example\.ca/,
    ],
    ['used', { ...invitation, state: 'used' }, 'This invitation has already been used', /Ask an owner/],
    ['over', { ...invitation, state: 'expired' }, 'This invitation has expired', /Ask an owner/],
    ['stopped', { ...invitation, state: 'revoked' }, 'This invitation was cancelled', /Ask an owner/],
    ['unknown', null, 'This invitation does not exist', /Ask an owner/],
  ])('that is %s says so and what to do', async (_what, found, title, text) => {
    await open({ team_invitation: () => found }, 'en', path);
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Join the Team' })).not.toBeInTheDocument();
  });
});
