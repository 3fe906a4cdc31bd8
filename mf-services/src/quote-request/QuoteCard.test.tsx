import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, expectAccessible, TestShellProviders } from '@marketplace/section-kit/testing';
import { lostAnswer } from '../testing/requestBackend';
import { fill, provider as row, next, quoteBackend, send } from '../testing/quoteForm';
import { toProvider } from '../provider/Provider';
import { QuoteCard } from './QuoteCard';

const provider = toProvider(row);
const services = ['Roof repair', 'New roof'];
const show = (backend = quoteBackend(), locale: 'en' | 'fr' = 'en') => {
  const shell = createTestShell({ db: backend.db, locale });
  const rendered = render(
    <TestShellProviders shell={shell} path="/services/1">
      <QuoteCard provider={provider} services={services}>
        <p>Call Now</p>
      </QuoteCard>
    </TestShellProviders>,
  );
  return { ...rendered, shell, backend };
};
const request = () => userEvent.click(screen.getByRole('button', { name: 'Request Quote' }));
/** Goes through what follows the service, as a guest. */
async function finish(): Promise<void> {
  await screen.findByRole('heading', { level: 3, name: 'Details and photos' });
  await next();
  await next();
  await fill({ 'Your name': 'Maya', Email: 'maya@example.ca' });
  await send();
}
const select = () => screen.getByLabelText('Select Service');

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('offers the provider’s services after the exact first option, and what belongs below', async () => {
  const { container } = show();
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Choose a service...', ...services]);
  expect(screen.getByText('Call Now')).toBeVisible();
  await expectAccessible(container);
});

test('without a service: the destructive toast, the message beside the field, the focus on it, and nothing sent', async () => {
  const { shell, backend, container } = show();
  await request();
  expect(shell.notifications).toEqual([
    { title: 'Please select a service', description: "Choose which service you'd like a quote for.", tone: 'failure' },
  ]);
  expect(select()).toHaveFocus();
  expect(select()).toHaveAccessibleDescription("Choose which service you'd like a quote for.");
  expect(backend.projects.size).toBe(0);
  await expectAccessible(container);
  await userEvent.selectOptions(select(), 'New roof');
  expect(select()).not.toHaveAttribute('aria-invalid');
});

test('with a service the form goes on behind it; sent, then the toast that names company, service and the 2 hours; the choice stays', async () => {
  const { shell, backend } = show();
  await userEvent.selectOptions(select(), 'New roof');
  await request();
  expect(await screen.findByRole('progressbar', { name: 'Step 2 of 4' })).toBeInTheDocument();
  expect(shell.notifications).toEqual([]);
  await finish();
  await screen.findByRole('dialog', { name: 'Your request is on its way' });
  expect(shell.notifications).toEqual([
    { title: 'Quote request sent!', description: 'Maple Ridge Roofing will contact you about New roof within 2 hours.', tone: 'success' },
  ]);
  expect([...backend.projects.values()]).toMatchObject([{ source: 'profile', service_name: 'New roof' }]);
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  expect(select()).toHaveValue('New roof');
});

test('a failure claims nothing, and keeps the choice', async () => {
  const backend = quoteBackend();
  backend.failNext('submit_project', lostAnswer);
  const { shell } = show(backend);
  await userEvent.selectOptions(select(), 'New roof');
  await request();
  await finish();
  expect(await screen.findByRole('alert')).toHaveTextContent('could not confirm');
  expect(shell.notifications).toEqual([]);
  expect(screen.getByRole('combobox', { name: 'Select Service', hidden: true })).toHaveValue('New roof');
});

test('another service is another request, the same one is not', async () => {
  const { backend } = show();
  for (const service of ['New roof', 'Roof repair', 'New roof']) {
    await userEvent.selectOptions(select(), service);
    await request();
    await screen.findByRole('dialog');
    if (screen.queryByRole('progressbar')) await finish();
    await screen.findByText(/sees it and answers|was sent from this device/);
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
  }
  expect([...backend.projects.values()].map(({ service_name }) => service_name)).toEqual(['New roof', 'Roof repair']);
});

test('a form that was open comes back with its service', async () => {
  const backend = quoteBackend();
  const { unmount } = show(backend);
  await userEvent.selectOptions(select(), 'New roof');
  await request();
  await screen.findByRole('dialog');
  unmount();
  const { shell } = show(backend);
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Select Service', hidden: true })).toHaveValue('New roof');
  expect(shell.notifications).toEqual([]);
});

test('in French', async () => {
  const { shell } = show(quoteBackend(), 'fr');
  await userEvent.selectOptions(screen.getByLabelText('Choisir un service'), 'New roof');
  await userEvent.click(screen.getByRole('button', { name: 'Demander une soumission' }));
  await screen.findByRole('dialog');
  await next();
  await next();
  await fill({ 'Votre nom': 'Maya', Courriel: 'maya@exemple.ca' });
  await send();
  await screen.findByRole('dialog', { name: 'Votre demande est partie' });
  expect(shell.notifications).toMatchObject([{ title: 'Demande de soumission envoyée!', tone: 'success' }]);
  expect(shell.notifications[0]!.description).toContain('Maple Ridge Roofing');
  expect(shell.notifications[0]!.description).toMatch(/New roof.*2\u00a0heures/);
});
