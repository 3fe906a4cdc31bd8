import { act, screen, within } from '@testing-library/react';
import { renderSection } from '@marketplace/section-kit/testing';
import { leadPages } from '../testing/leadPages';
import { leadId, leadView } from '../testing/leadView';
import { eventView } from '../testing/projectView';
import { member } from '../testing/quoteForm';
import { threadBackend } from '../testing/threadBackend';

const photos = eventView({ kind: 'details', from_status: 'viewed', to_status: 'viewed', detail: { code: 'photos' } });
const facts = { ...photos, detail: { code: 'facts' } };

async function open(events = [eventView()]) {
  const shown = { lead: leadView({ status: 'viewed', events }) };
  const backend = threadBackend(
    { side: 'provider', status: 'viewed', events: events.length },
    { lead: () => shown.lead, project_photos: () => [] },
  );
  const { shell } = await renderSection(leadPages('lead'), { path: `/account/leads/${leadId}`, db: backend.db, auth: member });
  await screen.findByRole('textbox', { name: 'Your message' });
  const add = async (event: typeof photos, part: Partial<typeof shown.lead> = {}) => {
    shown.lead = { ...shown.lead, ...part, events: [...shown.lead.events, event] };
    backend.thread.events += 1;
    // The conversation is asked at once by whoever comes back.
    await act(async () => void dispatchEvent(new Event('focus')));
  };
  return { shell, add };
}
const steps = () =>
  within(screen.getByRole('list', { name: 'What has happened' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

beforeEach(() => localStorage.clear());

test('an open page says what the homeowner adds, and shows it', async () => {
  const { shell, add } = await open();
  await add(facts, { project: { ...leadView().project, description: 'The chimney leaks too' } });
  expect(await screen.findByText('The chimney leaks too')).toBeVisible();
  expect(steps().at(-1)).toMatch(/^Details addedHomeowner/);
  await add(photos);
  expect((await screen.findAllByText('Photo added')).length).toBe(1);
  expect(shell.notifications.map(({ title }) => title)).toEqual(['The homeowner added details', 'The homeowner added photos']);
});

test('what was added before the page was opened is no news', async () => {
  const { shell } = await open([eventView(), photos]);
  expect(steps().at(-1)).toMatch(/^Photo added/);
  expect(shell.notifications).toEqual([]);
});
