import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AppError } from '@marketplace/section-kit';
import { useInfiniteQuery, useQuery } from '@marketplace/section-kit/query';
import { createTestShell, expectAccessible, TestShellProviders } from '@marketplace/section-kit/testing';
import { useState } from 'react';
import { LateMemoryBanner } from './LateMemoryBanner';

const shownAt = new Date('2026-11-23T15:04:00');
let isAway = false;
const read = async () => {
  if (isAway) throw new AppError('refused', { status: 500 });
  return ['Maple Ridge Roofing'];
};
beforeEach(() => {
  isAway = false;
  jest.spyOn(Date, 'now').mockReturnValue(shownAt.getTime());
});

function Cards() {
  const { data, refetch } = useQuery({ queryKey: ['cards'], queryFn: read, retry: false });
  return (
    <>
      <p>{data}</p>
      <button onClick={() => void refetch()}>come back</button>
    </>
  );
}
function Pages() {
  const { data, fetchNextPage } = useInfiniteQuery({
    queryKey: ['pages'],
    queryFn: read,
    initialPageParam: 0,
    getNextPageParam: () => 1,
    retry: false,
  });
  return (
    <>
      <p>{data?.pages[0]}</p>
      <button onClick={() => void fetchNextPage()}>more</button>
    </>
  );
}
function Site({ page }: { page: 'cards' | 'pages' }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <LateMemoryBanner />
      {isOpen && (page === 'cards' ? <Cards /> : <Pages />)}
      <button onClick={() => setIsOpen(false)}>leave</button>
    </>
  );
}
const open = async (page: 'cards' | 'pages' = 'cards', locale: 'en' | 'fr' = 'en') => {
  const view = render(
    <TestShellProviders shell={createTestShell({ locale })} path="/">
      <Site page={page} />
    </TestShellProviders>,
  );
  await screen.findByText('Maple Ridge Roofing');
  return view;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const away = (state: boolean) => void (isAway = state);

test.each([
  ['en', /^This page could not be reloaded\. You see a saved copy from November 23, 2026 at 3:04\sp\.m\.$/],
  ['fr', /^Cette page n’a pas pu être rechargée\. Voici une copie enregistrée le 23 novembre 2026 à 15\sh\s04$/],
] as const)('what is shown while its new read fails is marked with the time it is from (%s)', async (locale, words) => {
  const { container } = await open('cards', locale);
  expect(screen.queryByRole('status')).toBeNull();
  away(true);
  await press('come back');
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByText('Maple Ridge Roofing')).toBeVisible();
  await expectAccessible(container);
});

test('the mark goes when it is read again, by the button or by itself, and when the page is left', async () => {
  await open();
  away(true);
  await press('come back');
  await screen.findByText(/You see a saved copy/);
  away(false);
  await press('Try again');
  await waitFor(() => expect(screen.queryByText(/You see a saved copy/)).toBeNull());

  away(true);
  await press('come back');
  await screen.findByText(/You see a saved copy/);
  await press('leave');
  expect(screen.queryByText(/You see a saved copy/)).toBeNull();
});

test('a further page that does not come makes nothing old of what is there', async () => {
  await open('pages');
  away(true);
  await press('more');
  await act(async () => undefined);
  expect(screen.queryByText(/You see a saved copy/)).toBeNull();
});
