import { useLocation } from '@marketplace/section-kit/router';
import { createTestShell, TestShellProviders } from '@marketplace/section-kit/testing';
import { fireEvent, render, screen } from '@testing-library/react';
import { useFragment } from './useFragment';

function Calculator() {
  const [fragment, replace] = useFragment();
  const { pathname, search, hash } = useLocation();
  return (
    <>
      <button onClick={() => replace('#b=2')}>{fragment}</button>
      <output>{pathname + search + hash}</output>
    </>
  );
}

const open = (path: string) =>
  render(
    <TestShellProviders shell={createTestShell()} path={path}>
      <Calculator />
      <Calculator />
    </TestShellProviders>,
  );

test('what a link of before says in its query string moves into the fragment', () => {
  open('/page?a=1&b=2#terms&b=3');
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(Array(2).fill('#terms&b=3&a=1'));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('/page#terms&b=3&a=1');
});

test('replaces the fragment and nothing else', () => {
  open('/page#a=1');
  fireEvent.click(screen.getAllByRole('button')[0]!);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('/page#b=2');
});
