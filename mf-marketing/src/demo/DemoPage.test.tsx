import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectAccessible, fakeDb, renderSection, type RenderSectionOptions } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { dayRange } from './preferredDay';

const open = (path: string, options: Partial<RenderSectionOptions> = {}) => renderSection(section, { path, ...options });
const stored = () => fakeDb({ rpc: { request_demo: () => ({ reference: 'D-7F3K92QD' }) } });
const box = (name: string) => screen.getByLabelText(name);
const fill = async () => {
  await userEvent.type(box('Name'), 'Sam Osei');
  await userEvent.type(box('Email Address'), 'sam@example.ca');
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Request Demo' }));

beforeEach(() => sessionStorage.clear());

test.each([
  ['search-ads', 'Search ads'],
  ['display-ads', 'Display ads'],
  ['social-ads', 'Social media ads'],
  ['video-ads', 'Video ads'],
  ['email-marketing', 'Email marketing'],
  ['custom-promotions', 'Custom promotions'],
  ['listings', 'Listings and plans'],
  ['elite', 'The Elite plan'],
  ['websites', 'Websites and landing pages'],
  ['catalogue-placement', 'Catalogue placement'],
  ['ai-lead-management', 'AI lead management'],
  ['sms-messaging', 'SMS messaging'],
  ['live-chat', 'Live chat'],
  ['reporting', 'Reporting and analytics'],
  ['general', 'The whole product'],
  ['nonsense', 'The whole product'],
])('/demo?topic=%s presets "%s"', async (topic, name) => {
  await open(`/demo?topic=${topic}`);
  expect(box('Topic')).toHaveDisplayValue(name);
});

test('a request is stored once with topic and day, and answered with a reference', async () => {
  const db = stored();
  const { container, address } = await open('/demo?topic=live-chat', { db });
  await userEvent.selectOptions(box('Topic'), 'SMS messaging');
  expect(address()).toBe('/demo?topic=sms-messaging');
  await fill();
  const { first } = dayRange(new Date());
  await userEvent.type(box('Preferred day'), first);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Request Demo' }));
  expect((await screen.findByText('D-7F3K92QD')).closest('[role="status"]')).toHaveFocus();
  expect(db.requests).toHaveLength(1);
  expect(db.requests[0]).toContain('"topic":"sms-messaging"');
  expect(db.requests[0]).toContain(`"preferred_on":"${first}"`);
  await expectAccessible(container);
});

test.each([
  ['2020-01-15', 'Choose today or a later day'],
  ['2999-01-15', 'Choose a day within the next 6 months'],
])('%s is told at the field and stays there', async (day, message) => {
  const db = stored();
  const { container } = await open('/demo', { db });
  await fill();
  await userEvent.type(box('Preferred day'), day);
  await submit();
  expect(box('Preferred day')).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(box('Preferred day')).toHaveValue(day);
  expect(db.requests).toEqual([]);
  await expectAccessible(container);
});

test('what was typed and chosen is there again at the address of the menu, which names no topic', async () => {
  const { unmount } = await open('/demo?topic=live-chat');
  await fill();
  unmount();
  await open('/demo');
  expect(box('Topic')).toHaveDisplayValue('Live chat');
  expect(box('Name')).toHaveValue('Sam Osei');
  await userEvent.selectOptions(box('Topic'), 'The whole product');
  expect(box('Topic')).toHaveDisplayValue('The whole product');
});

test('what was typed and chosen survives a reload', async () => {
  const { unmount, address } = await open('/demo');
  await userEvent.selectOptions(box('Topic'), 'Video ads');
  await fill();
  unmount();
  await open(address());
  expect(box('Topic')).toHaveDisplayValue('Video ads');
  expect(box('Name')).toHaveValue('Sam Osei');
});

test('in French', async () => {
  const { container } = await open('/demo?topic=live-chat', { locale: 'fr', db: stored() });
  expect(box('Sujet')).toHaveDisplayValue('Clavardage');
  await userEvent.type(box('Nom'), 'Sam Osei');
  await userEvent.type(box('Adresse courriel'), 'sam@example.ca');
  await userEvent.click(screen.getByRole('button', { name: 'Demander la démonstration' }));
  expect(await screen.findByRole('heading', { name: 'Nous avons votre demande' })).toBeVisible();
  await expectAccessible(container);
});

test.each([
  [new Date(2026, 10, 20), '2026-11-20', '2027-05-20'],
  [new Date(2026, 5, 30), '2026-06-30', '2026-12-30'],
  [new Date(2026, 6, 1), '2026-07-01', '2027-01-01'],
  [new Date(2026, 7, 31), '2026-08-31', '2027-02-31'],
])('from %s one may ask for %s to %s', (now, first, last) => expect(dayRange(now)).toEqual({ first, last }));
