import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { leadPages } from '../../../testing/leadPages';
import { leadId, leadView } from '../../../testing/leadView';
import { member } from '../../../testing/quoteForm';
import { quoteView } from '../../../testing/projectView';
import { quoteBackend } from '../../../testing/quoteComposer';
import { wideScreen } from '../../../testing/wideScreen';

const project = { ...leadView().project, province: 'ON' as const };
async function open(locale: 'en' | 'fr' = 'en') {
  const backend = quoteBackend({
    rpc: { lead: () => leadView({ project, quotes: backend.argsOf('save_quote').map(() => quoteView({ status: 'sent' })) }) },
  });
  return renderSection(leadPages('lead'), { path: `/account/leads/${leadId}`, locale, db: backend.db, auth: member });
}
const answer = async (name = 'Send a quote') => userEvent.click(await screen.findByRole('button', { name }));

beforeEach(() => localStorage.clear());

describe('on a phone', () => {
  test.each([
    ['en', 'Send a quote', 'Your quote', 'Not sent yet'],
    ['fr', 'Envoyer une soumission', 'Votre soumission', 'Pas encore envoyée'],
  ] as const)('a quote is written on a sheet that covers the page (%s)', async (locale, button, title, unsent) => {
    const { baseElement } = await open(locale);
    await answer(button);
    const sheet = await screen.findByRole('dialog', { name: title });
    expect(sheet).toContainElement(document.activeElement as HTMLElement);
    expect(within(sheet).getByText(unsent)).toBeVisible();
    await expectAccessible(baseElement);
  });

  test('closed, it keeps what is typed, and the focus returns to where it was opened', async () => {
    const { address } = await open();
    await answer();
    await userEvent.type(await screen.findByLabelText('Description'), 'Two roofers');
    // An address of its own, which Back leaves.
    expect(address()).toBe(`/account/leads/${leadId}?answer=quote`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Send a quote' })).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe(`/account/leads/${leadId}`);
    await answer();
    expect(await screen.findByLabelText('Description')).toHaveValue('Two roofers');
  });

  test('what was sent is said on the sheet, and closing it shows the request', async () => {
    const { address } = await open();
    await answer();
    await userEvent.click(await screen.findByRole('button', { name: 'Roof' }));
    for (const field of screen.getAllByLabelText('Price ($)')) await userEvent.type(field, '1000');
    await userEvent.click(screen.getByRole('button', { name: 'Review' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Send quote' }));
    const sheet = await screen.findByRole('dialog', { name: 'Your quote' });
    expect(await within(sheet).findByRole('heading', { name: /^Sent once, at / })).toHaveFocus();
    expect(await screen.findByText(/^Version 1/)).toBeInTheDocument();
    expect(sheet).toHaveAccessibleName('Your quote');
    // A reload shows the request, and does not begin another version.
    expect(address()).toBe(`/account/leads/${leadId}`);
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByRole('heading', { name: 'New roof' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('where there is room', () => {
  wideScreen();
  test('it is written on the same page, at an address of its own', async () => {
    const { address } = await open();
    await answer();
    const heading = await screen.findByRole('heading', { name: 'Your quote' });
    expect(heading).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('heading', { name: 'New roof' })).toBeVisible();
    expect(address()).toBe(`/account/leads/${leadId}?answer=quote`);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(address()).toBe(`/account/leads/${leadId}`);
    expect(heading).not.toBeInTheDocument();
  });
});
