import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './useHydrated';

const seen: boolean[] = [];
function Page() {
  const isHydrated = useHydrated();
  seen.push(isHydrated);
  return <p>{isHydrated ? 'Live' : 'As the server sent it'}</p>;
}

beforeEach(() => void (seen.length = 0));

test('a page that begins in the browser is live at once', () => {
  render(<Page />);
  expect(screen.getByText('Live')).toBeVisible();
  expect(seen).not.toContain(false);
});

test('a page of the server is taken over as it was sent, and is live then', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Page />);
  document.body.replaceChildren(root);
  expect(root).toHaveTextContent('As the server sent it');
  const onRecoverableError = jest.fn();
  await act(async () => void hydrateRoot(root, <Page />, { onRecoverableError }));
  expect(root).toHaveTextContent('Live');
  expect(onRecoverableError).not.toHaveBeenCalled();
});
