import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createQueryClient } from '../host/createQueryClient';
import { fetchPagePart, pagePart, usePagePart, type PagePart } from './pagePart';

interface Words {
  words: string;
}

function Place({ part }: { part: PagePart<Words> }) {
  const { data, error } = usePagePart(part);
  if (error) return <p role="alert">Did not come</p>;
  return <p>{data ? data.words : 'Opening'}</p>;
}

const place = (part: PagePart<Words>, client = createQueryClient()) => (
  <QueryClientProvider client={client}>
    <Place part={part} />
  </QueryClientProvider>
);

test('a part that was fetched before the page stands in its first rendering', async () => {
  const client = createQueryClient();
  const part = pagePart('test/known', async () => ({ words: 'Here it is' }));
  expect(await fetchPagePart(client, 'test/known')).toBe(true);
  render(place(part, client));
  expect(screen.getByText('Here it is')).toBeVisible();
});

test('without that it follows the page', async () => {
  render(place(pagePart('test/follows', async () => ({ words: 'Here it is' }))));
  expect(screen.getByText('Opening')).toBeVisible();
  expect(await screen.findByText('Here it is')).toBeVisible();
});

test('a part that does not come, or that nobody declared, is told to be missing', async () => {
  const client = createQueryClient();
  pagePart('test/broken', () => Promise.reject(new Error('Loading chunk failed')));
  expect(await fetchPagePart(client, 'test/broken')).toBe(false);
  expect(await fetchPagePart(client, 'test/nobody')).toBe(false);
});

test('a part that did not come offline comes when the browser is online again', async () => {
  let isOnline = false;
  const load = () => (isOnline ? Promise.resolve({ words: 'Here it is' }) : Promise.reject(new Error('Loading chunk failed')));
  render(place(pagePart('test/late', load)));
  await screen.findByRole('alert');
  act(() => void dispatchEvent(new Event('offline')));
  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here it is')).toBeVisible();
});
