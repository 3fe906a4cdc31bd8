import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';

const path = '/guides/reading-a-quote';

test('an article names its author, its dates and how long it takes', async () => {
  await renderSection(section, { path });
  expect(screen.getByText('By the editorial team')).toBeVisible();
  expect(screen.getByText('Published October 13, 2026')).toBeVisible();
  expect(screen.getByText('Facts last checked November 27, 2026')).toBeVisible();
  expect(screen.getByText(/^\d minutes$/)).toBeVisible();
});

test('every part of the contents leads to a heading of the article', async () => {
  const { container } = await renderSection(section, { path, locale: 'fr' });
  const links = within(screen.getByRole('navigation', { name: 'Sur cette page' })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(4);
  for (const link of links) {
    const target = container.querySelector(link.getAttribute('href')!);
    expect(target).toHaveTextContent(link.textContent);
    expect(target?.tagName).toBe('H2');
  }
});

test('sources stand below the text, with their pages, how and when they were read, and how sure we are', async () => {
  await renderSection(section, { path: '/guides/heat-pumps-in-canada' });
  const sources = within(screen.getByRole('region', { name: 'Sources' }));
  const [grant] = sources.getAllByRole('listitem');
  expect(grant).toHaveTextContent(/^Natural Resources Canada: .*\(read in a publication that quotes it, June 8, 2026; fairly sure\)$/);
  expect(within(grant!).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:\/\/natural-resources\.canada\.ca\/./));
  expect(sources.getByText(/^Common practice.*\(written on November 20, 2026; fairly sure\)$/)).toBeVisible();
  expect(sources.getByText(/confirm with the authority/)).toBeVisible();
});

test('links keep the language', async () => {
  await renderSection(section, { path, locale: 'fr' });
  expect(screen.getByRole('link', { name: 'Tous les guides' })).toHaveAttribute('href', '/fr/guides');
  expect(screen.getByRole('link', { name: 'Demander des soumissions' })).toHaveAttribute('href', '/fr/services');
});

test('the link is copied where the device has no share sheet', async () => {
  const { shell } = await renderSection(section, { path });
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(await navigator.clipboard.readText()).toBe(location.href);
  expect(shell.notifications).toEqual([expect.objectContaining({ title: 'Link copied', tone: 'success' })]);
});

test('a refused clipboard shows the address instead', async () => {
  const { shell } = await renderSection(section, { path });
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Share' }));
  expect(shell.notifications).toEqual([
    expect.objectContaining({ tone: 'failure', description: expect.stringContaining(location.href) as string }),
  ]);
});

test('closing the share sheet is no failure', async () => {
  const { shell } = await renderSection(section, { path });
  const share = jest.fn().mockRejectedValue(new DOMException('closed', 'AbortError'));
  Object.assign(navigator, { share });
  await userEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(share).toHaveBeenCalledWith({ title: 'How to read a quote', url: location.href });
  expect(shell.notifications).toEqual([]);
  delete (navigator as Partial<Navigator>).share;
});

test('print opens the dialog of the browser', async () => {
  await renderSection(section, { path });
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
