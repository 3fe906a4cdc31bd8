import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { createQueryClient } from '../host/createQueryClient';
import { useLatePart } from './useLatePart';

function Place({ load }: { load: () => Promise<{ words: string }> }) {
  const { data, error } = useLatePart('test/part', load);
  if (error) return <p role="alert">Did not come</p>;
  return <p>{data ? data.words : 'Opening'}</p>;
}

test('a part that did not come offline comes when the browser is online again', async () => {
  let isOnline = false;
  const load = () => (isOnline ? Promise.resolve({ words: 'Here it is' }) : Promise.reject(new Error('Loading chunk failed')));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Place load={load} />
    </QueryClientProvider>,
  );
  await screen.findByRole('alert');
  act(() => void dispatchEvent(new Event('offline')));
  isOnline = true;
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('Here it is')).toBeVisible();
});
