import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Router, type Path, type To } from 'react-router-dom';
import { useAskedQuery } from './useAskedQuery';

function Page() {
  const [asked, ask] = useAskedQuery();
  return (
    <>
      <select aria-label="Sort" value={asked} onChange={({ target }) => ask(target.value)}>
        {['', '?sort=a', '?sort=b', '?sort=c'].map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
      <button onClick={() => ask(new URLSearchParams({ view: 'list', sort: 'é' }), { push: true })}>list</button>
      <button onClick={() => ask(new URLSearchParams())}>nothing</button>
    </>
  );
}

/** Addresses that were asked for and that the router has not got to. */
let waiting: string[] = [];
let pushed: string[] = [];
let arriveAt: (search: string) => void;

/** A router as busy as one that draws long lists: an address arrives when the test says so. */
function BusyRouter() {
  const [location, setLocation] = useState({ pathname: '/materials', search: '', key: '0' });
  arriveAt = (search) => act(() => setLocation(({ pathname, key }) => ({ pathname, search, key: String(Number(key) + 1) })));
  const later = (to: To) => void waiting.push((to as Path).search);
  const push = (to: To) => void pushed.push((to as Path).search);
  return (
    <Router location={location} navigator={{ createHref: String, go: () => {}, push, replace: later }}>
      <Page />
    </Router>
  );
}

const sort = () => screen.getByRole('combobox', { name: 'Sort' });
const choose = (value: string) => fireEvent.change(sort(), { target: { value } });
const arriveNext = () => arriveAt(waiting.shift()!);

beforeEach(() => {
  waiting = [];
  pushed = [];
  render(<BusyRouter />);
});

test('a field says at once what was chosen, and asks for it once', () => {
  choose('?sort=a');
  expect(sort()).toHaveValue('?sort=a');
  expect(waiting).toEqual(['?sort=a']);
  arriveNext();
  expect(sort()).toHaveValue('?sort=a');
});

test('a second choice before the first one arrives is neither lost nor taken back by it', () => {
  choose('?sort=a');
  choose('?sort=b');
  arriveNext();
  expect(sort()).toHaveValue('?sort=b');
  arriveNext();
  expect(sort()).toHaveValue('?sort=b');
});

test('addresses that are passed over do not come up again', () => {
  choose('?sort=a');
  choose('');
  arriveAt('');
  expect(sort()).toHaveValue('');
  arriveAt('?sort=a');
  expect(sort()).toHaveValue('?sort=a');
});

test('an address that nobody asked for here, as with Back, counts over what was asked for', () => {
  choose('?sort=a');
  arriveAt('?sort=c');
  expect(sort()).toHaveValue('?sort=c');
});

test('parameters become a query string, and Back finds the address before where that is asked for', () => {
  fireEvent.click(screen.getByRole('button', { name: 'list' }));
  fireEvent.click(screen.getByRole('button', { name: 'nothing' }));
  expect([pushed, waiting]).toEqual([['?view=list&sort=%C3%A9'], ['']]);
});
