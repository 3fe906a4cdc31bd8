import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { useFragment } from './useFragment';

function Page() {
  const [fragment, replace] = useFragment();
  const { pathname, search, hash, state } = useLocation();
  return (
    <>
      <button onClick={() => replace('#b=2')}>{fragment}</button>
      <output>{[pathname, search, hash, state].join(' ')}</output>
    </>
  );
}

const open = (search: string, hash: string) =>
  render(
    <MemoryRouter initialEntries={[{ pathname: '/page', search, hash, state: 'kept' }]}>
      <Page />
      <Page />
    </MemoryRouter>,
  );

test('what a link of before says in its query string moves into the fragment', () => {
  open('?a=1&b=2', '#terms&b=3');
  expect(screen.getAllByRole('button').map((each) => each.textContent)).toEqual(Array(2).fill('#terms&b=3&a=1'));
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('/page #terms&b=3&a=1 kept');
});

test('replaces the fragment and nothing else', () => {
  open('', '#a=1');
  fireEvent.click(screen.getAllByRole('button')[0]!);
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('/page #b=2 kept');
});
