import { act, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useLayoutEffect, useState } from 'react';
import { BrowserRouter, MemoryRouter, Router, useLocation, useNavigate, type Path, type To } from 'react-router-dom';
import { withLocale } from '../manifest/locale.ts';
import { PageAddress } from '../page/PageAddress';
import { ShellProvider } from '../shell/ShellContext';
import { createTestShell } from '../testing/createTestShell';
import { defineQuery } from './defineQuery';
import { choiceParam, flagParam, numberParam, textParam } from './params';
import { useSearchQuery } from './useSearchQuery';
import { useSearchText } from './useSearchText';

const query = defineQuery({
  sort: choiceParam('', ['a', 'b', 'c']),
  view: choiceParam('', ['list']),
  name: textParam(),
  verified: flagParam(),
  price: numberParam(0, { min: 0, max: 5000 }),
});
const inputQuery = defineQuery({ price: numberParam(0, { min: 0, max: 5000 }) }, { place: 'fragment', keepsOthers: true });
const textQuery = defineQuery({ search: textParam() }, { keepsOthers: true });
const tabQuery = defineQuery({ tab: choiceParam('', ['mail']) }, { keepsOthers: true });

type Order = '' | 'a' | 'b' | 'c';

function Sort({ value, onChange }: { value: Order; onChange: (value: Order) => void }) {
  return (
    <select aria-label="Sort" value={value} onChange={({ target }) => onChange(target.value as Order)}>
      {['', 'a', 'b', 'c'].map((each) => (
        <option key={each}>{each}</option>
      ))}
    </select>
  );
}

function Page() {
  const [{ sort, price }, setQuery] = useSearchQuery(query);
  return (
    <>
      <Sort value={sort} onChange={(next) => setQuery({ sort: next })} />
      <output>{price}</output>
      <button onClick={() => setQuery({ view: 'list', name: 'é' }, { push: true })}>list</button>
      <button onClick={() => setQuery(query.empty)}>nothing</button>
      <button
        onClick={() => {
          setQuery({ sort: 'b' });
          setQuery({ verified: true });
        }}
      >
        both
      </button>
    </>
  );
}

function Tab() {
  const [{ tab }, setQuery] = useSearchQuery(tabQuery);
  return <button onClick={() => setQuery({ tab: 'mail' })}>tab {tab}</button>;
}

/** Inputs that nobody else may see. */
function Inputs() {
  const [{ price }, setQuery] = useSearchQuery(inputQuery);
  return <button onClick={() => setQuery({ price: price + 1 })}>price {price}</button>;
}

/** A page that learns which order there is, and puts an address right that asks for another. */
function LearningPage({ known }: { known?: 'b' }) {
  const [{ sort }, setQuery] = useSearchQuery(query);
  useLayoutEffect(() => {
    // Somebody chooses in the moment between what is drawn and its effects.
    if (known) setQuery({ sort: 'c' });
  }, [known, setQuery]);
  useEffect(() => {
    if (known) setQuery((now) => ({ sort: now.sort === 'a' ? known : now.sort }));
  }, [known, setQuery, sort]);
  return <Sort value={sort} onChange={(next) => setQuery({ sort: next })} />;
}

/** Addresses that were asked for and that the router has not got to. */
let waiting: string[] = [];
let pushed: string[] = [];
let arriveAt: (search: string) => void;

interface BusyRouterProps {
  search?: string;
  hash?: string;
  page?: React.ReactNode;
  locale?: 'en' | 'fr';
}

/** A router as busy as one that draws long lists: an address arrives when the test says so. */
function BusyRouter({ search: first = '', hash = '', page = <Page />, locale = 'en' }: BusyRouterProps) {
  const [location, setLocation] = useState({ pathname: '/materials', search: first, hash, key: '0' });
  const [shell] = useState(() => createTestShell({ locale }));
  arriveAt = (search) => act(() => setLocation(({ key, ...place }) => ({ ...place, search, key: String(Number(key) + 1) })));
  const whole = (to: To) => (to as Path).search + (to as Path).hash;
  const later = (to: To) => void waiting.push(whole(to));
  const push = (to: To) => void pushed.push(whole(to));
  return (
    <ShellProvider value={shell}>
      <Router location={location} navigator={{ createHref: String, go: () => {}, push, replace: later }}>
        {page}
      </Router>
    </ShellProvider>
  );
}

const sort = () => screen.getByRole('combobox', { name: 'Sort' });
const choose = (value: string) => fireEvent.change(sort(), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const arriveNext = () => arriveAt(waiting.shift()!);

beforeEach(() => {
  waiting = [];
  pushed = [];
});

test('a field says at once what was chosen, and asks for it once', () => {
  render(<BusyRouter />);
  choose('a');
  expect(sort()).toHaveValue('a');
  expect(waiting).toEqual(['?sort=a']);
  arriveNext();
  expect(sort()).toHaveValue('a');
  expect(waiting).toEqual([]);
});

test('a second choice before the first one arrives is neither lost nor taken back by it', () => {
  render(<BusyRouter />);
  choose('a');
  choose('b');
  arriveNext();
  expect(sort()).toHaveValue('b');
  arriveNext();
  expect(sort()).toHaveValue('b');
});

test('two changes at once both count', () => {
  render(<BusyRouter />);
  press('both');
  expect(waiting.at(-1)).toBe('?sort=b&verified=true');
});

test('a choice is not taken back by a page that puts right what stood there before it', () => {
  const { rerender } = render(<BusyRouter search="?sort=a" page={<LearningPage />} />);
  rerender(<BusyRouter search="?sort=a" page={<LearningPage known="b" />} />);
  expect(sort()).toHaveValue('c');
  expect(waiting).toEqual(['?sort=c']);
});

test('addresses that are passed over do not come up again', () => {
  render(<BusyRouter />);
  choose('a');
  choose('');
  arriveAt('');
  expect(sort()).toHaveValue('');
  arriveAt('?sort=a');
  expect(sort()).toHaveValue('a');
});

test('an address that nobody asked for here, as with Back, counts over what was asked for', () => {
  render(<BusyRouter />);
  choose('a');
  arriveAt('?sort=c');
  expect(sort()).toHaveValue('c');
});

test('Back finds the address before where that is asked for', () => {
  render(<BusyRouter search="?sort=a" />);
  press('list');
  press('nothing');
  expect([pushed, waiting]).toEqual([['?sort=a&view=list&name=%C3%A9'], ['']]);
});

test('what the address says already is not asked for again', () => {
  render(<BusyRouter />);
  press('nothing');
  expect(waiting).toEqual([]);
});

test.each([
  ['?view=list&sort=a', []],
  ['?name=a+b%3A', []],
  ['?sort=d', ['']],
  ['?utm=x&sort=a', ['?sort=a']],
  ['?verified=1', ['?verified=true']],
  ['?price=1%2C250', ['?price=1250']],
])('%s is replaced by %j', (search, replaced) => {
  render(<BusyRouter search={search} />);
  expect(waiting).toEqual(replaced);
});

test('a replaced address keeps its place on the page; one that is asked for does not', () => {
  render(<BusyRouter search="?sort=d" hash="#terms" />);
  expect(waiting).toEqual(['#terms']);
  choose('a');
  expect(waiting.at(-1)).toBe('?sort=a');
});

test('numbers are read as the language of the page writes them', () => {
  render(<BusyRouter search="?price=1+250,5" locale="fr" />);
  expect(screen.getByRole('status')).toHaveTextContent('1250.5');
  expect(waiting).toEqual(['?price=1250.5']);
});

test('a query that shares its address leaves what belongs to others', () => {
  render(<BusyRouter search="?a=1&tab=paper&a=2" page={<Tab />} />);
  expect(waiting).toEqual(['?a=1&a=2']);
  press('tab');
  expect(waiting.at(-1)).toBe('?a=1&a=2&tab=mail');
});

test('what nobody else may see stands in the fragment; a query string of before moves there at once', () => {
  render(<BusyRouter search="?price=5&utm=x" hash="#terms" page={<Inputs />} />);
  expect(screen.getByRole('button')).toHaveTextContent('price 5');
  expect(waiting).toEqual(['#terms&utm=x&price=5']);
});

test('the fragment counts over a query string of before', () => {
  render(<BusyRouter search="?price=5" hash="#price=7" page={<Inputs />} />);
  expect(waiting).toEqual(['#price=7']);
});

test('who changes a value in the fragment stays where they are on the page', () => {
  render(<BusyRouter hash="#terms&a=1&price=5" page={<Inputs />} />);
  expect(waiting).toEqual([]);
  press('price 5');
  press('price 6');
  expect(waiting).toEqual(['#a=1&price=6', '#a=1&price=7']);
});

describe('what takes back what was pushed', () => {
  const at = () => screen.getByRole('status', { name: 'address' }).textContent;

  function Steps() {
    const [, setQuery] = useSearchQuery(query);
    const { pathname, search } = useLocation();
    const navigate = useNavigate();
    return (
      <>
        <output aria-label="address">{pathname + search}</output>
        <button onClick={() => setQuery({ view: 'list' }, { push: true })}>open</button>
        <button onClick={() => setQuery({ sort: 'a' })}>sort</button>
        <button onClick={() => setQuery({ view: '' }, { back: true })}>close</button>
        <button onClick={() => void navigate(-1)}>back</button>
      </>
    );
  }

  const steps = (...addresses: string[]) =>
    render(
      <ShellProvider value={createTestShell()}>
        <MemoryRouter initialEntries={addresses}>
          <Steps />
        </MemoryRouter>
      </ShellProvider>,
    );

  test('goes back to it, and leaves no step behind', () => {
    steps('/', '/materials');
    press('open');
    press('close');
    expect(at()).toBe('/materials');
    press('back');
    expect(at()).toBe('/');
  });

  test.each([
    ['something else changed meanwhile', ['/', '/materials'], ['open', 'sort'], '/materials?sort=a'],
    ['it was not pushed here', ['/', '/materials?view=list'], [], '/materials'],
  ])('replaces the address where %s', (_why, addresses, presses, end) => {
    steps(...addresses);
    presses.forEach(press);
    press('close');
    expect(at()).toBe(end);
    press('back');
    expect(at()).toBe(presses.length > 0 ? '/materials' : '/');
  });
});

describe.each(['en', 'fr'] as const)('while the next page loads, the one before stays with its own address (%s)', (locale) => {
  const href = (path: string) => withLocale(path, locale);
  const here = () => location.pathname + location.search;

  function Field() {
    const { text, type } = useSearchText(...useSearchQuery(textQuery));
    return <input aria-label="Search" value={text} onChange={({ target }) => type(target.value)} />;
  }

  function Host() {
    const [shown] = useState(useLocation());
    const navigate = useNavigate();
    return (
      <>
        <button onClick={() => void navigate('/materials/7')}>leave</button>
        <PageAddress pattern="/materials" location={shown}>
          <Page />
          <Field />
        </PageAddress>
      </>
    );
  }

  beforeEach(() => {
    history.replaceState(null, '', href('/materials?sort=a'));
    render(
      <ShellProvider value={createTestShell({ locale })}>
        <BrowserRouter basename={href('/')}>
          <Host />
        </BrowserRouter>
      </ShellProvider>,
    );
  });
  afterEach(() => history.replaceState(null, '', '/'));

  test('what is chosen there does not take its place back', () => {
    choose('b');
    expect(here()).toBe(href('/materials?sort=b'));
    press('leave');
    choose('c');
    expect(here()).toBe(href('/materials/7'));
  });

  test('what was typed there is dropped, and its field says again what was asked for', () => {
    jest.useFakeTimers();
    fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Ash' } });
    press('leave');
    act(() => jest.advanceTimersByTime(1_000));
    jest.useRealTimers();
    expect(here()).toBe(href('/materials/7'));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});
