import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { projectView, requestView, token } from '../testing/projectView';
import { lostAnswer, requestBackend } from '../testing/requestBackend';

/** A request with an offer whose contact is confirmed by a press on the page of a mail's link. */
function backendOf(link: 'device' | 'mail') {
  let confirmed = false;
  return requestBackend({
    rpc: {
      project_view: () => {
        const view = projectView([requestView({ status: 'quoted' })], { link });
        return { ...view, contact: { ...view.contact!, confirmed } };
      },
      confirm_contact: () => ((confirmed = true), '2026-11-23T12:00:00Z'),
    },
  });
}
const open = async (backend: ReturnType<typeof backendOf>, locale: 'en' | 'fr' = 'en') => {
  const rendered = await renderSection(section, { path: `/r/${token}`, db: backend.db, locale });
  await screen.findByRole('article', { name: 'Maple Ridge Roofing' });
  return rendered;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('on the page of a mail’s link one press confirms, and opening it alone does not', async () => {
  const backend = backendOf('mail');
  const { container, shell } = await open(backend);
  expect(backend.argsOf('confirm_contact')).toEqual([]);
  await expectAccessible(container);
  await press('Yes, this is my email');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Confirm your email' })).toBeNull());
  expect(backend.argsOf('confirm_contact')).toEqual([{ token }]);
  expect(shell.notifications).toEqual([{ title: 'Your email is confirmed', tone: 'success' }]);
  await press('Hire Maple Ridge Roofing');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

test('whoever has confirmed goes on above the companies', async () => {
  await open(backendOf('mail'));
  await press('Yes, this is my email');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Confirm your email' })).toBeNull());
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Companies you asked' })).toHaveFocus());
});

test('that it is confirmed is told when the page no longer asks for it', async () => {
  const backend = backendOf('mail');
  const { shell } = await open(backend);
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  backend.state.before = (name) => (name === 'project_view' ? held : Promise.resolve());
  await press('Yes, this is my email');
  await waitFor(() => expect(backend.argsOf('project_view')).toHaveLength(2));
  expect(shell.notifications).toEqual([]);
  answer();
  await waitFor(() => expect(shell.notifications).toHaveLength(1));
  expect(screen.queryByRole('heading', { name: 'Confirm your email' })).toBeNull();
});

test('by another link it says which one to open, and what binds leads there instead of to a question', async () => {
  const backend = backendOf('device');
  await open(backend);
  const words = screen.getByText('Confirm your email first: open the link we sent to maya@example.ca.');
  for (const action of ['Hire Maple Ridge Roofing', 'Share my contact details']) {
    await press(action);
    expect(words).toHaveFocus();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  }
  expect(screen.queryByRole('button', { name: 'Yes, this is my email' })).toBeNull();
  await press('Withdraw');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

test('a confirmation whose answer got lost can be pressed again', async () => {
  const backend = backendOf('mail');
  await open(backend);
  backend.failNext('confirm_contact', lostAnswer, true);
  await press('Yes, this is my email');
  expect(await screen.findByRole('alert')).toHaveTextContent(/could not confirm/);
  await press('Yes, this is my email');
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Confirm your email' })).toBeNull());
});

test('in French', async () => {
  await open(backendOf('device'), 'fr');
  expect(screen.getByText(/^Confirmez d’abord votre courriel\s: ouvrez le lien envoyé à maya@example\.ca\.$/)).toBeVisible();
});

test('a request that is over asks for nothing', async () => {
  const view = projectView([requestView({ status: 'withdrawn' })]);
  const unconfirmed = { ...view, contact: { ...view.contact!, confirmed: false } };
  await renderSection(section, { path: `/r/${token}`, db: requestBackend({ rpc: { project_view: () => unconfirmed } }).db });
  await screen.findByRole('article', { name: 'Maple Ridge Roofing' });
  expect(screen.queryByRole('heading', { name: 'Confirm your email' })).toBeNull();
});
