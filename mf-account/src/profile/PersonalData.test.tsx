import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile } from '@marketplace/section-kit/export';
import { fakeDb, renderSection, type FakeDbOptions, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { done, member, refused } from '../testing/member';

jest.mock('@marketplace/section-kit/export', () => ({ ...jest.requireActual('@marketplace/section-kit/export'), downloadFile: jest.fn() }));

const notAsked = { account_deletion: () => ({ due_at: null }), my_reports: () => [] };
const asked = { due_at: '2026-12-22T17:00:00Z' };
function open(rpc: FakeDbOptions['rpc'], options: Partial<RenderSectionOptions> = {}) {
  const db = fakeDb({ rpc: { ...notAsked, ...rpc } });
  return renderSection(section, { path: '/account/profile', auth: member, authActions: {}, db, ...options });
}

describe('a copy of one’s data', () => {
  const copy = { exported_at: '2026-11-22T12:00:00Z', account: { email: member.email, created_at: '2026-11-01T12:00:00Z' }, data: {} };

  test('comes as a file', async () => {
    await open({ export_my_data: () => copy });
    await userEvent.click(screen.getByRole('button', { name: 'Download My Data' }));
    const [name, type, text] = jest.mocked(downloadFile).mock.lastCall!;
    expect([name, type]).toEqual(['my-data-2026-11-22.json', 'application/json']);
    expect(JSON.parse(text)).toEqual(copy);
  });

  test('a refusal is said beside the button', async () => {
    await open({ export_my_data: { status: 429, message: 'Too many requests in a short time', hint: 'Try again in 30 minutes.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Download My Data' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/./);
  });
});

describe('deleting the account', () => {
  const ask = async (password: string) => {
    await userEvent.type(await screen.findByLabelText(/^Your password/), password);
    await userEvent.click(screen.getByRole('button', { name: 'Delete My Account' }));
  };

  test('takes the password, says the day and can be taken back', async () => {
    const signIn = jest.fn().mockResolvedValue(done);
    await open({ request_account_deletion: () => asked, cancel_account_deletion: () => ({ due_at: null }) }, { authActions: { signIn } });
    await ask('spruce7');
    expect(signIn).toHaveBeenCalledWith({ email: member.email, password: 'spruce7' });
    expect(await screen.findByText(/will be deleted on December 22, 2026/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keep My Account' }));
    expect(await screen.findByRole('button', { name: 'Delete My Account' })).toBeInTheDocument();
  });

  test('a wrong password asks for nothing', async () => {
    const request = jest.fn();
    const signIn = () => Promise.resolve(refused('Invalid login credentials', { code: 'invalid_credentials' }));
    await open({ request_account_deletion: request }, { authActions: { signIn } });
    await ask('nope');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid login credentials');
    expect(request).not.toHaveBeenCalled();
  });

  test.each([
    ['en', 'Delete My Account', /^Your password/, /^We could not confirm that it arrived/],
    ['fr', 'Supprimer mon compte', /^Votre mot de passe, pour/, /^Nous n’avons pas pu confirmer la réception/],
  ] as const)('an answer that is lost is not called unchanged (%s)', async (locale, submit, password, words) => {
    const signIn = () => Promise.resolve(done);
    await open({ request_account_deletion: { status: 503, message: 'Away' } }, { authActions: { signIn }, locale });
    await userEvent.type(await screen.findByLabelText(password), 'spruce7');
    await userEvent.click(screen.getByRole('button', { name: submit }));
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
  });

  test('nothing is offered before it is known whether it was asked for', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await open({}, { db: fakeDb({ rpc: { ...notAsked, account_deletion: () => asked }, before: () => answered }) });
    expect(screen.getByRole('region', { name: 'Delete your account' })).toHaveTextContent(/^Delete your account$/);
    answer();
    expect(await screen.findByRole('button', { name: 'Keep My Account' })).toBeInTheDocument();
  });

  test.each([
    ['en', 'Try again', 'Keep My Account', /^We could not check whether your account is to be deleted/],
    ['fr', 'Réessayer', 'Garder mon compte', /^Nous n’avons pas pu vérifier si la suppression de votre compte est demandée/],
  ] as const)('where that cannot be read, it says so and reads again (%s)', async (locale, again, keep, words) => {
    let isAway = true;
    await open({ account_deletion: () => (isAway ? { status: 500, message: 'Away' } : asked) }, { locale });
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(screen.queryByLabelText(/^(Your password|Votre mot de passe, pour)/)).not.toBeInTheDocument();
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: again }));
    expect(await screen.findByRole('button', { name: keep })).toBeInTheDocument();
  });

  test('a backend that cannot do it names whom to write to', async () => {
    await open({}, { db: fakeDb() });
    expect(await screen.findByText(/^This is not available here at the moment\. Write to/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Delete My Account' })).not.toBeInTheDocument();
  });

  test('the day is said in French too', async () => {
    await open({ account_deletion: () => asked }, { locale: 'fr' });
    expect(await screen.findByText(/sera supprimé le 22 décembre 2026/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Garder mon compte' })).toBeInTheDocument();
  });
});
