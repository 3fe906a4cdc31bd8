import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';

/** What the browser is handed as files. */
function watchDownloads() {
  const files: { name: string; blob: Blob }[] = [];
  let latest: Blob;
  URL.createObjectURL = jest.fn((blob: Blob) => {
    latest = blob;
    return 'blob:file';
  });
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, blob: latest });
  });
  return files;
}
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), advanceTimers: true }));
afterEach(() => void jest.useRealTimers());

test('every card is there, and made-up figures say so', async () => {
  await renderSection(section, { path: '/investor-relations' });
  const cards = ['Financial performance', 'Market reach', 'Stock price', 'Latest reports', 'Upcoming events'];
  for (const name of [...cards, 'Corporate information', 'Quick links']) expect(screen.getByRole('region', { name })).toBeVisible();
  for (const name of ['Financial performance', 'Stock price', 'Latest reports', 'Upcoming events'])
    expect(within(screen.getByRole('region', { name })).getByText('Sample')).toBeVisible();
  expect(screen.getByRole('note')).toHaveTextContent('is not traded on any exchange');
  expect(screen.getByRole('note')).toHaveTextContent('As of November 20, 2026.');
});

test('a change is said in words', async () => {
  await renderSection(section, { path: '/investor-relations' });
  expect(screen.getByRole('row', { name: /^Q1 2026/ })).toHaveTextContent('down 1.4%');
  expect(screen.getByRole('row', { name: /^Q3 2026/ })).toHaveTextContent('up 4.3%');
});

test('a report is a file with the figures of the page and the size that is told', async () => {
  const files = watchDownloads();
  await renderSection(section, { path: '/investor-relations' });
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV: Quarterly figures, Q3 2026' }));
  expect(files[0]!.name).toBe('sample-figures-2026-09-30.csv');
  expect(await textOf(files[0]!.blob)).toContain('2026-09-30,463,322,175,960');
  expect(screen.getByText(`Published November 14, 2026 · CSV · ${files[0]!.blob.size} bytes`)).toBeVisible();
});

test('an event goes into one’s own calendar, marked as a sample', async () => {
  const files = watchDownloads();
  await renderSection(section, { path: '/investor-relations', locale: 'fr' });
  const buttons = screen.getAllByRole('button', { name: /^Ajouter au calendrier/ });
  expect(buttons).toHaveLength(3);
  expect(buttons[0]).toHaveAccessibleName(/jeudi 11 février 2027/);
  await userEvent.click(buttons[0]!);
  expect(files[0]!.name).toBe('results-2027-02-11.ics');
  const text = await textOf(files[0]!.blob);
  expect(text).toContain('DTSTART:20270211T160000Z');
  expect(text).toContain('Exemple');
});
