import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { watchDownloads } from './testing/watchDownloads';

const open = (query = '', locale: 'en' | 'fr' = 'en') => renderSection(section, { path: `/reporting${query}`, locale });
const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const panel = () => within(screen.getByRole('tabpanel'));

describe('what is chosen stands in the address', () => {
  test('the tab', async () => {
    const { address } = await open('?days=90');
    await userEvent.click(screen.getByRole('tab', { name: 'Activity Dashboard' }));
    expect(address()).toBe('/reporting?tab=activity&days=90');
    await userEvent.keyboard('{ArrowLeft}');
    expect(address()).toBe('/reporting?tab=email&days=90');
  });

  test('the last so many days', async () => {
    const { address } = await open();
    await click('Date Range');
    await click('Last 7 days');
    expect(address()).toBe('/reporting?days=7');
    expect(screen.getByText('October 25, 2026 to October 31, 2026')).toBeVisible();
  });

  test('days of one’s own, once they make sense', async () => {
    const { address } = await open();
    await click('Date Range');
    const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
    type('First day', '2026-10-09');
    type('Last day', '2026-10-05');
    await click('Show these days');
    expect(screen.getByLabelText('First day')).toHaveAccessibleDescription(/after the last one/);
    type('Last day', '2025-01-01');
    type('First day', '2024-01-01');
    await click('Show these days');
    // The first range is a leap year of 367 days.
    expect(screen.getByLabelText('First day')).toHaveAccessibleDescription(/more than 366 days/);
    type('First day', '');
    await click('Show these days');
    expect(screen.getByLabelText('First day')).toHaveAccessibleDescription(/a day that exists/);
    expect(address()).toBe('/reporting');
    type('First day', '2026-10-05');
    type('Last day', '2026-10-09');
    await click('Show these days');
    expect(address()).toBe('/reporting?from=2026-10-05&to=2026-10-09');
  });

  test('the filter of each tab, and its reset', async () => {
    const { address } = await open('?tab=email');
    await click('Filter');
    await userEvent.selectOptions(screen.getByLabelText('Campaign status'), 'paused');
    expect(address()).toBe('/reporting?tab=email&status=paused');
    expect(within(screen.getByRole('region', { name: 'Campaigns' })).getAllByRole('listitem')).toHaveLength(1);
    await click('Reset filters');
    expect(address()).toBe('/reporting?tab=email');
    await userEvent.click(screen.getByRole('tab', { name: 'Overview' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Call clicks' }));
    expect(address()).toBe('/reporting?measures=views%2Cquote_clicks%2Ccall_clicks%2Crequests');
    expect(screen.getByRole('checkbox', { name: 'Won' })).toBeDisabled();
  });

  test('days the sample does not reach say so and lead back', async () => {
    const { address } = await open('?from=2020-01-01&to=2020-02-01');
    expect(panel().getByText('No figures for this period')).toBeVisible();
    await click('Show the last 28 days');
    expect(address()).toBe('/reporting');
    expect(screen.getByRole('button', { name: 'Date Range' })).toHaveFocus();
    expect(panel().getByRole('heading', { name: 'Day by day' })).toBeVisible();
  });
});

describe('charts', () => {
  test('have a name, and the same figures as a table', async () => {
    await open('?days=7');
    expect(screen.getByRole('img', { name: /^From October 25, 2026 to October 31, 2026: Profile views \d+ in all/ })).toBeVisible();
    await userEvent.click(panel().getAllByRole('button', { name: 'View as table' })[0]!);
    const table = within(screen.getByRole('table', { name: 'Day by day' }));
    expect(table.getAllByRole('row')).toHaveLength(8);
    expect(table.getByRole('row', { name: /^Oct\S* 25, 2026/ })).toBeVisible();
  });

  test('read each point out', async () => {
    await open('?days=7');
    const slider = screen.getByRole('slider', { name: 'Point of the chart' });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/31, 2026: Profile views \d+; Quote clicks \d+; Requests \d+$/));
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/25, 2026: /));
    expect(screen.getByText(/25, 2026: Profile views \d+; /)).toBeVisible();
  });
});

test('Start Analysis says what the figures say, and closing it returns to the button', async () => {
  const { address } = await open();
  await click('Start Analysis');
  expect(address()).toBe('/reporting?analysis=true');
  const title = screen.getByRole('heading', { name: 'What the figures say' });
  await waitFor(() => expect(title).toHaveFocus());
  expect(within(screen.getByRole('region', { name: 'What the figures say' })).getAllByRole('listitem').length).toBeGreaterThanOrEqual(4);
  await click('Close analysis');
  expect(screen.getByRole('button', { name: 'Start Analysis' })).toHaveFocus();
});

describe('reports', () => {
  test('View Report opens one with its sums', async () => {
    const { address } = await open('?tab=reports&days=365');
    await screen.findByRole('heading', { level: 2, name: 'Detailed Reports' });
    await click('View Report: Everything by month');
    expect(address()).toBe('/reporting?tab=reports&days=365&report=year');
    await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Everything by month' })[1]).toHaveFocus());
    const table = within(screen.getByRole('table', { name: /^Everything by month, November 1, 2025 to/ }));
    expect(table.getAllByRole('row')).toHaveLength(1 + 12 + 1);
    expect(table.getByRole('rowheader', { name: 'Total' })).toBeVisible();
    await click('Close report');
    expect(address()).toBe('/reporting?tab=reports&days=365');
    expect(screen.getByRole('heading', { level: 2, name: 'Detailed Reports' })).toHaveFocus();
  });

  test('Build Report keeps its choices in the address and wants a column', async () => {
    const { address } = await open('?tab=reports');
    await screen.findByRole('heading', { level: 2, name: 'Detailed Reports' });
    for (const name of ['Profile views', 'Quote clicks', 'Requests']) await userEvent.click(panel().getByRole('checkbox', { name }));
    await click('Build Report');
    expect(screen.getByRole('alert')).toHaveTextContent('Choose at least one column.');
    await userEvent.click(panel().getByRole('checkbox', { name: 'Won' }));
    await userEvent.selectOptions(screen.getByLabelText('One row for each'), 'day');
    await click('Build Report');
    expect(address()).toBe('/reporting?tab=reports&report=built&columns=hired&by=day');
    expect(screen.getByRole('table', { name: /^Your report/ })).toBeVisible();
    const title = () => screen.getByRole('heading', { name: 'Your report' });
    await waitFor(() => expect(title()).toHaveFocus());
    await userEvent.click(panel().getByRole('checkbox', { name: 'Requests' }));
    await click('Build Report');
    await waitFor(() => expect(title()).toHaveFocus());
  });
});

describe('files', () => {
  const textOf = watchDownloads();

  test('Export Report holds every day, marked as a sample', async () => {
    await open('?days=7');
    await click('Export Report');
    const { name, text } = await textOf();
    expect(name).toBe('sample-report-2026-10-25-2026-10-31.csv');
    const rows = text.trimEnd().split('\r\n');
    expect(rows[0]).toBe('\uFEFFDay,Profile views,Quote clicks,Call clicks,Requests,Answered,Quoted,Contacts shared,Won,Source');
    expect(rows).toHaveLength(8);
    expect(rows[1]).toMatch(/^2026-10-25(,\d+){8},Sample data$/);
  });

  test.each([
    ['?tab=email&status=paused', /^\uFEFFType,Name,Status,Emails/, 'Campaign,Seasonal maintenance,Paused,4,0.41,,,,Sample data'],
    ['?tab=activity', /^\uFEFFWho,What,When,Source/, 'Welcome series,sent email 1 of 5 to 24 new contacts,12 minutes ago,Sample data'],
    ['?tab=reports&report=requests', /^\uFEFFWeek,Requests,Answered,Quoted,Contacts shared,Won,Source/, ',Sample data'],
  ])('Export of %s holds what the tab shows', async (query, head, row) => {
    await open(query);
    await click('Export');
    const { text } = await textOf();
    expect(text).toMatch(head);
    expect(text).toContain(row);
  });
});
