import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { leadPages } from '../testing/leadPages';
import { leadId, leadView } from '../testing/leadView';
import { jobView } from '../testing/projectView';
import { member } from '../testing/quoteForm';
import { requestBackend } from '../testing/requestBackend';
import { visitView } from '../testing/visitView';
import type { Lead } from './leadState';

const done = '2026-11-22T15:00:00Z';

/** The page of a request whose work and visit change as they are told. */
async function open(lead: Lead) {
  let shown = lead;
  const { db } = requestBackend({
    rpc: {
      lead: () => shown,
      finish_job: () => {
        const job = { ...shown.job!, company_done_at: done };
        shown = { ...shown, job };
        return { status: shown.status, job };
      },
      cancel_visit: () => {
        const visit = { ...shown.visit!, status: 'cancelled' as const };
        shown = { ...shown, visit };
        return visit;
      },
    },
  });
  await renderSection(leadPages('lead'), { path: `/account/leads/${leadId}`, db, auth: member });
}

beforeEach(() => localStorage.clear());

test('whoever said that the work is finished goes on with what comes next', async () => {
  await open(leadView({ status: 'hired', job: jobView() }));
  await userEvent.click(await screen.findByRole('button', { name: 'The work is finished' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'The work is finished' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'The work is finished' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByText(/ has until .* to confirm\./)).toHaveFocus());
});

test('whoever cancelled the visit goes on with what comes next', async () => {
  await open(leadView({ status: 'interested', visit: visitView() }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel the visit' }));
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel the visit' })[1]!);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Cancel the visit' })).not.toBeInTheDocument());
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'New roof' }).parentElement!.lastElementChild);
});
