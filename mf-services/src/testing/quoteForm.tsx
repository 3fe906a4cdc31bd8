import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestShell, TestShellProviders, type TestShellOptions } from '@marketplace/section-kit/testing';
import { GetQuoteButton } from '../provider/GetQuoteButton';
import { toProvider } from '../provider/Provider';
import { requestBackend } from './requestBackend';
import { searchBackend } from './searchBackend';
import { serviceRow } from './serviceRows';

export const member = { id: 'u1', email: 'maya@example.ca', displayName: 'Maya', locale: null };
export const provider = serviceRow();
export const others = ['Ash', 'Birch', 'Cedar'].map((name, index) =>
  serviceRow({ id: `7f8d1c1e-0000-4000-8000-00000000001${index}`, name: `${name} Roofing` }),
);

export const quoteBackend = (options: Parameters<typeof requestBackend>[0] = {}) =>
  requestBackend({ base: searchBackend([provider, ...others]), ...options });

type Visitor = Pick<TestShellOptions, 'auth' | 'locale' | 'files'>;

/** A tab that shows the button that asks a professional for a quote. */
export function showQuoteButton(backend: ReturnType<typeof quoteBackend>, options: Visitor = {}) {
  const shell = createTestShell({ db: backend.db, ...options });
  const rendered = render(
    <TestShellProviders shell={shell} path="/services?sort=name">
      <GetQuoteButton provider={toProvider(provider)} />
    </TestShellProviders>,
  );
  return { ...rendered, shell };
}

/** The same in a tab whose form was open before. */
export async function returnToQuoteForm(backend: ReturnType<typeof quoteBackend>, options: Visitor = {}) {
  const rendered = showQuoteButton(backend, options);
  await screen.findByRole('dialog');
  return rendered;
}

/** Asks a professional for a quote. */
export async function openQuoteForm(backend: ReturnType<typeof quoteBackend>, options: Visitor = {}) {
  const rendered = showQuoteButton(backend, options);
  await userEvent.click(screen.getByRole('button', { name: options.locale === 'fr' ? 'Demander une soumission' : 'Get Quote' }));
  await screen.findByRole('dialog');
  return rendered;
}

export async function fill(values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = screen.getByLabelText(new RegExp(`^${label}`));
    await userEvent.clear(field);
    // Pasted: a long text typed key by key takes minutes.
    await userEvent.click(field);
    await userEvent.paste(value);
  }
}

/** Presses the button that leads to the next step. */
export const pressNext = () => userEvent.click(screen.getByRole('button', { name: /^(Next|Suivant)$/ }));

const heading = () => within(screen.getByRole('dialog')).getByRole('heading', { level: 3 }).textContent;

/** Goes on to the next step. */
export async function next(): Promise<void> {
  const before = heading();
  await pressNext();
  await waitFor(() => expect(heading()).not.toBe(before));
}

/** Chooses what the company offers, and goes on to a later step. */
export async function goTo(step: string | RegExp, service = 'Kitchen renovation'): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: service }));
  while (!screen.queryByRole('heading', { level: 3, name: step })) await next();
}

/** What a guest is asked last. */
export const whoTitle = /^How can .* reach you\?$/;

/** Presses the button that sends. */
export const send = () => userEvent.click(screen.getByRole('button', { name: /^(Send my request|Envoyer ma demande)$/ }));

/** Answers everything that has to be, as a guest, and sends. */
export async function sendAsGuest(): Promise<void> {
  await goTo(whoTitle);
  await fill({ 'Your name': 'Maya Tremblay', Email: 'maya@example.ca' });
  await send();
  await screen.findByRole('dialog', { name: 'Your request is on its way' });
}
