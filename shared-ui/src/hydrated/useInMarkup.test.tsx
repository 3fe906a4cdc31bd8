import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useInMarkup } from './useInMarkup';

const seen: boolean[] = [];
function Picture() {
  seen.push(useInMarkup());
  return <img alt="" />;
}

beforeEach(() => void (seen.length = 0));

test('what begins in the browser was in no markup', () => {
  render(<Picture />);
  expect(new Set(seen)).toEqual(new Set([false]));
});

test('what is taken over was, and is not rendered anew for it', async () => {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Picture />);
  document.body.replaceChildren(root);
  seen.length = 0;
  await act(async () => void hydrateRoot(root, <Picture />));
  expect(seen).toEqual([true]);
});
