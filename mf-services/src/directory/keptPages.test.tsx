import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { searchBackend } from '../testing/searchBackend';
import { serviceRows } from '../testing/serviceRows';

// As the browser's router leaves its entry; the tests' own keeps its history to itself.
const keep = (entry: object) => window.history.replaceState({ idx: 0, key: 'here', ...entry }, '');
afterEach(() => window.history.replaceState(null, ''));
const open = (count: number) => renderSection(section, { path: '/services', db: searchBackend(serviceRows(count)) });
const cards = () => document.querySelectorAll('article');

test('how many are open stays with the entry of the history', async () => {
  keep({});
  await open(60);
  await userEvent.click(await screen.findByText('Load More'));
  await screen.findByText('48 of 60 on this page');
  await waitFor(() => expect(window.history.state).toEqual({ idx: 0, key: 'here', pages: 2 }));
});

test('a reload opens as many again, and takes the focus nowhere', async () => {
  keep({ pages: 2 });
  await open(60);
  expect(await screen.findByText('48 of 60 on this page')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('where there are fewer by now, all are shown', async () => {
  keep({ pages: 9 });
  await open(30);
  await waitFor(() => expect(cards()).toHaveLength(30));
  await waitFor(() => expect(window.history.state).toMatchObject({ pages: 2 }));
});
