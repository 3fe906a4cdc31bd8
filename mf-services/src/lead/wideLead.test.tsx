import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { leadPages } from '../testing/leadPages';
import { leadId, leadView } from '../testing/leadView';
import { member } from '../testing/quoteForm';
import { requestBackend } from '../testing/requestBackend';
import { wideScreen } from '../testing/wideScreen';

wideScreen();

test.each([
  ['en', 'Answer the request', ['Send a quote', 'Message', 'Propose a visit', 'Interested', 'Decline']],
  ['fr', 'Répondre à la demande', ['Envoyer une soumission', 'Message', 'Proposer une visite', 'Intéressé', 'Décliner']],
] as const)('beside a request everything that can be done stands in sight, in %s', async (locale, label, names) => {
  const backend = requestBackend({ rpc: { lead: () => leadView() } });
  const path = `/account/leads/${leadId}`;
  const { container, address } = await renderSection(leadPages('lead'), { path, locale, db: backend.db, auth: member });
  const panel = within(await screen.findByRole('region', { name: label }));
  const shown = [...panel.getAllByRole('button'), ...panel.getAllByRole('link')].map(({ textContent }) => textContent);
  expect(shown.sort()).toEqual([...names].sort());
  await expectAccessible(container);
  await userEvent.click(panel.getByRole('button', { name: names[4] }));
  expect(await screen.findByRole('dialog')).toBeVisible();
  expect(address()).toMatch(/\?answer=decline$/);
});
