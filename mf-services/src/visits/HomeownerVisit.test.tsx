import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile } from '@marketplace/section-kit/export';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { projectView, requestView, token } from '../testing/projectView';
import { lostAnswer, requestBackend } from '../testing/requestBackend';
import { visitView } from '../testing/visitView';
import type { Visit } from './Visit';

jest.mock('@marketplace/section-kit/export', () => ({ ...jest.requireActual('@marketplace/section-kit/export'), downloadFile: jest.fn() }));

beforeEach(() => localStorage.clear());

/** A backend whose one request has a visit, which follows what it is told. */
function backendWith(start: Visit, confirmed = true) {
  let visit = start;
  const project = projectView();
  const contact = { ...project.contact!, confirmed };
  return requestBackend({
    rpc: {
      project_view: () => ({ ...project, contact, requests: [requestView({ status: 'interested', visit })] }),
      pick_visit: ({ start: picked }) => (visit = { ...visit, status: 'picked', picked: picked as string, revision: 1 }),
      refuse_visit: ({ note }) => (visit = { ...visit, status: 'refused', note: (note as string | undefined) ?? null }),
    },
  });
}
async function open(backend: ReturnType<typeof backendWith>, locale: 'en' | 'fr' = 'en') {
  const rendered = await renderSection(section, { path: `/r/${token}`, db: backend.db, locale });
  const element = await screen.findByRole('region', { name: locale === 'fr' ? 'Visite' : 'Visit' });
  return { ...rendered, element, visit: within(element) };
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a time is picked once, after it was said who learns what; the card then shows it', async () => {
  const backend = backendWith(visitView());
  const { visit, element, shell } = await open(backend);
  expect(visit.getByText('Pick a time. Maple Ridge Roofing then gets your name, phone, email and address.')).toBeVisible();
  expect(visit.getByText('60 minutes, at the home')).toBeVisible();
  await expectAccessible(element);
  await userEvent.click(visit.getByRole('radio', { name: /^Wednesday, December 2 at 1:30\sp\.m\.$/ }));
  await userEvent.type(visit.getByLabelText(/^Address of the home/), '12 Elm Street, Toronto');
  await userEvent.dblClick(visit.getByRole('button', { name: 'Confirm this time' }));
  expect(await screen.findByText(/^Visit on Wednesday, December 2 at 1:30\sp\.m\.$/)).toBeVisible();
  expect(backend.argsOf('pick_visit')).toEqual([
    { visit_id: 'visit-1', start: '2099-12-02T18:30:00+00:00', address: '12 Elm Street, Toronto', token },
  ]);
  expect(shell.notifications).toEqual([{ title: 'Visit confirmed', tone: 'success' }]);
  expect(localStorage).toHaveLength(0);
});

test('what is missing is said at its field, and nothing is sent', async () => {
  const backend = backendWith(visitView());
  const { visit, element } = await open(backend);
  await press('Confirm this time');
  const summary = within(visit.getByRole('group', { name: 'Please check these fields' }));
  expect(summary.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Choose one of the times',
    'Enter the street and city of the home',
  ]);
  await expectAccessible(element);
  expect(backend.argsOf('pick_visit')).toEqual([]);
});

test('after a lost answer the same press picks the same time, and the address is still there', async () => {
  const backend = backendWith(visitView());
  backend.failNext('pick_visit', lostAnswer, true);
  const { visit } = await open(backend);
  await userEvent.click(visit.getAllByRole('radio')[0]!);
  await userEvent.type(visit.getByLabelText(/^Address of the home/), '12 Elm Street');
  await press('Confirm this time');
  expect(await visit.findByText(/could not confirm/)).toBeVisible();
  expect(visit.getByLabelText(/^Address of the home/)).toHaveValue('12 Elm Street');
  await press('Confirm this time');
  expect(await screen.findByText(/^Visit on Tuesday, December 1/)).toBeVisible();
});

test.each([
  ['start', 'This time is over', 'radio'],
  ['address', 'That is a web or email address', 'textbox'],
] as const)('what the server says about %s stands at its field', async (field, message, role) => {
  const backend = backendWith(visitView());
  backend.failNext('pick_visit', { status: 422, code: 'PT422', details: field, message });
  const { visit } = await open(backend);
  await userEvent.click(visit.getAllByRole('radio')[0]!);
  await userEvent.type(visit.getByLabelText(/^Address of the home/), 'x');
  await press('Confirm this time');
  expect((await visit.findAllByText(`${message}.`)).length).toBeGreaterThan(0);
  expect(visit.getAllByRole(role)[0]).toHaveFocus();
});

test('by phone no address is asked for', async () => {
  const backend = backendWith(visitView({ place: 'phone', starts: ['2099-12-01T14:00:00+00:00'] }));
  const { visit } = await open(backend);
  expect(visit.queryByLabelText(/^Address/)).toBeNull();
  await press('Confirm this time');
  expect(await screen.findByText(/^Visit on Tuesday, December 1/)).toBeVisible();
  expect(backend.argsOf('pick_visit')).toEqual([{ visit_id: 'visit-1', start: '2099-12-01T14:00:00+00:00', token }]);
});

test('whose email is not confirmed is led to where it is', async () => {
  const backend = backendWith(visitView(), false);
  await open(backend);
  await press('Confirm this time');
  expect(backend.argsOf('pick_visit')).toEqual([]);
  expect(document.activeElement).toHaveTextContent(/Confirm your email first|confirm/i);
});

test('none of these goes with a note, in two presses', async () => {
  const backend = backendWith(visitView());
  const { visit, element, shell } = await open(backend);
  await press('None of these');
  await expectAccessible(element);
  await userEvent.type(visit.getByLabelText('What would suit you?'), 'Evenings');
  await press('None of these works for me');
  expect(await screen.findByText('You said that the visit doesn’t work for you.')).toBeVisible();
  expect(backend.argsOf('refuse_visit')).toEqual([{ visit_id: 'visit-1', note: 'Evenings', token }]);
  expect(shell.notifications).toEqual([{ title: 'We’ll let Maple Ridge Roofing know', tone: 'success' }]);
});

test('a picked time goes into a calendar, and can be called off', async () => {
  const save = jest.mocked(downloadFile);
  const backend = backendWith(visitView({ status: 'picked', picked: '2099-12-01T14:00:00+00:00', revision: 4 }));
  await open(backend);
  await press('Add to my calendar');
  const [name, , text] = save.mock.calls[0]!;
  expect(name).toBe('visit-2099-12-01.ics');
  for (const line of [
    'UID:visit-calendar-1@',
    'SEQUENCE:4',
    'DTSTART:20991201T140000Z',
    'DTEND:20991201T150000Z',
    'SUMMARY:Visit of Maple Ridge Roofing',
  ])
    expect(text).toContain(line);
  await press('I cannot make it');
  await press('Cancel the visit');
  expect(await screen.findByText('You said that the visit doesn’t work for you.')).toBeVisible();
  expect(backend.argsOf('refuse_visit')).toEqual([{ visit_id: 'visit-1', token }]);
});

test('a visit that has been cannot be called off', async () => {
  await open(backendWith(visitView({ status: 'picked', picked: '2020-12-01T14:00:00+00:00' })));
  expect(await screen.findByText(/^Visit on Tuesday, December 1/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'I cannot make it' })).toBeNull();
});

test('in French', async () => {
  const { visit } = await open(backendWith(visitView()), 'fr');
  expect(visit.getByText('Choisissez un moment. Maple Ridge Roofing recevra vos nom, téléphone, courriel et adresse.')).toBeVisible();
  expect(visit.getByRole('radio', { name: /^mardi 1er décembre à 9\sh$/ })).toBeVisible();
  expect(visit.getByRole('button', { name: 'Aucun ne convient' })).toBeVisible();
});
