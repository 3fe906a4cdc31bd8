import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { downloadFile } from '@marketplace/section-kit/export';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';

jest.mock('@marketplace/section-kit/export', () => ({ ...jest.requireActual('@marketplace/section-kit/export'), downloadFile: jest.fn() }));

beforeEach(
  () => void jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask', 'nextTick'] }),
);
afterEach(() => void jest.useRealTimers());

test('the calendar says that it is a sample and shows dates ahead', async () => {
  await renderSection(section, { path: '/events' });
  expect(screen.getByText('Sample calendar')).toBeVisible();
  const list = within(screen.getByRole('list', { name: 'Coming up' }));
  expect(list.getAllByRole('article')).toHaveLength(6);
  expect(list.getByText(/^Tuesday, November 24, 2026/)).toHaveTextContent('Eastern time, 45 minutes');
});

test('the audience stands in the address; an unknown one is everybody', async () => {
  const { address } = await renderSection(section, { path: '/events?for=nobody', locale: 'fr' });
  expect(screen.getByRole('button', { name: 'Tout le monde' })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Professionnels' }));
  expect(address()).toBe('/events?for=professionals');
  expect(screen.queryByRole('heading', { name: 'Lire une soumission ensemble' })).not.toBeInTheDocument();
});

test('a date becomes a calendar file that says it is a sample', async () => {
  await renderSection(section, { path: '/events?for=professionals' });
  await userEvent.click(screen.getByRole('button', { name: /^Add to calendar: Answering requests well, Tuesday, November 24/ }));
  const [name, type, text] = jest.mocked(downloadFile).mock.calls[0]!;
  expect([name, type]).toEqual(['requests-2026-11-24.ics', 'text/calendar']);
  expect(text).toContain('DTSTART:20261124T130000Z');
  expect(text).toContain('(sample date)');
});

test('a file of an evening carries the day of that evening', async () => {
  await renderSection(section, { path: '/events' });
  await userEvent.click(screen.getByRole('button', { name: /^Add to calendar: .+, Thursday, December 10, 2026 at 7:00/ }));
  const [name, , text] = jest.mocked(downloadFile).mock.lastCall!;
  expect(name).toMatch(/-2026-12-10\.ics$/);
  expect(text).toContain('DTSTART:20261211T000000Z');
});
