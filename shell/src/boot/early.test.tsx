import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { useEffect, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { takeOver } from './takeOver';

const run = (file: string) => (0, eval)(readFileSync(join(__dirname, '..', '..', 'public', file), 'utf8')) as void;
const runEarly = () => run('early.js');

function Form({ onSubmit }: { onSubmit: () => void }) {
  const [text, setText] = useState('');
  const [isTicked, setIsTicked] = useState(false);
  const [place, setPlace] = useState('a');
  const [when, setWhen] = useState('');
  const [presses, setPresses] = useState(0);
  useEffect(() => void takeOver(), []);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <input aria-label="Text" value={text} onChange={({ target }) => setText(target.value)} />
      <input aria-label="Tick" type="checkbox" checked={isTicked} onChange={({ target }) => setIsTicked(target.checked)} />
      {['now', 'later'].map((name) => (
        <input key={name} aria-label={name} type="radio" name="when" checked={when === name} onChange={() => setWhen(name)} />
      ))}
      <select aria-label="Place" value={place} onChange={({ target }) => setPlace(target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <output>{JSON.stringify({ text, isTicked, place, when, presses })}</output>
      <button type="submit">Send</button>
      <a href="#there">Link</a>
      <button type="button" form="none" onClick={() => setPresses(presses + 1)}>
        Press
      </button>
    </form>
  );
}

/** A page as the server sends it; the function it gives is the page's own code, which comes later. */
function serve() {
  const onSubmit = jest.fn();
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Form onSubmit={onSubmit} />);
  document.body.replaceChildren(root);
  runEarly();
  return { onSubmit, begin: () => act(async () => void hydrateRoot(root, <Form onSubmit={onSubmit} />)) };
}
/** Lets React render when it does in a browser: `act` puts it off until everything else is done. */
async function inBrowser(run: () => void): Promise<void> {
  const { IS_REACT_ACT_ENVIRONMENT } = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  run();
  await waitFor(() => expect(globalThis.__takeOver).toBeUndefined());
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT });
}
const state = () => JSON.parse(screen.getByRole('status').textContent) as object;

beforeEach(() => localStorage.clear());

test('what was typed, ticked and chosen before the page’s code came is what it begins with', async () => {
  const { begin } = serve();
  await userEvent.type(screen.getByLabelText('Text'), 'roof');
  await userEvent.click(screen.getByLabelText('Tick'));
  await userEvent.selectOptions(screen.getByLabelText('Place'), 'b');
  await userEvent.click(screen.getByLabelText('now'));
  await userEvent.click(screen.getByLabelText('later'));
  await begin();
  expect(state()).toEqual({ text: 'roof', isTicked: true, place: 'b', when: 'later', presses: 0 });
  expect(screen.getByLabelText('later')).toBeChecked();
  expect(screen.getByLabelText('Text')).toHaveValue('roof');
  expect(screen.getByLabelText('Tick')).toBeChecked();
});

test('fields that answer to what the others hold, and to being left, are told one after the other', async () => {
  function Sum() {
    const [amounts, setAmounts] = useState({ price: '1', down: '1' });
    useEffect(() => void takeOver(), []);
    return Object.entries(amounts).map(([name, text]) => (
      <input
        key={name}
        aria-label={name}
        value={text}
        onChange={({ target }) => setAmounts({ ...amounts, [name]: target.value })}
        onBlur={() => setAmounts({ ...amounts, [name]: `${amounts[name as 'price']} $` })}
      />
    ));
  }
  const root = document.createElement('div');
  root.innerHTML = renderToString(<Sum />);
  document.body.replaceChildren(root);
  runEarly();
  for (const [name, text] of [
    ['price', '500'],
    ['down', '100'],
  ] as const) {
    await userEvent.clear(screen.getByLabelText(name));
    await userEvent.type(screen.getByLabelText(name), `${text}{Tab}`);
  }
  await inBrowser(() => hydrateRoot(root, <Sum />));
  await waitFor(() => expect(screen.getByLabelText('down')).toHaveValue('100 $'));
  expect(screen.getByLabelText('price')).toHaveValue('500 $');
});

test('the last button that was pressed is marked, and pressed once', async () => {
  // React's development build compares attributes that the one of a page leaves alone.
  jest.spyOn(console, 'error').mockImplementation();
  const { begin } = serve();
  const button = screen.getByRole('button', { name: 'Press' });
  await userEvent.click(button);
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await begin();
  expect(state()).toMatchObject({ presses: 1 });
  expect(button).not.toHaveAttribute('aria-busy');
});

test('a form is sent once, with what was typed', async () => {
  const { begin, onSubmit } = serve();
  await userEvent.type(screen.getByLabelText('Text'), 'roof{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
  await begin();
  expect(onSubmit).toHaveBeenCalledTimes(1);
  expect(state()).toMatchObject({ text: 'roof' });
});

test('afterwards nothing is held back', async () => {
  const { begin } = serve();
  await begin();
  await userEvent.click(screen.getByRole('button', { name: 'Press' }));
  expect(state()).toMatchObject({ presses: 1 });
  expect(globalThis.__takeOver).toBeUndefined();
});

test.each([
  [null, undefined],
  ['{}', 'stored'],
])('with the session %j the page is marked %s', (session, mark) => {
  delete document.documentElement.dataset.session;
  if (session) localStorage.setItem('app.auth', session);
  runEarly();
  expect(document.documentElement.dataset.session).toBe(mark);
});

describe('a page that reads without script', () => {
  const idle: (() => void)[] = [];
  const listed = () => [...document.head.querySelectorAll('script[src], link[rel]')].map((element) => element.outerHTML);
  const started = () => document.head.querySelectorAll('script[src]').length > 0;
  /** The page as it is once its pictures are there and the browser has nothing to do. */
  const open = () => {
    document.head.innerHTML =
      '<script type="application/json" id="boot">{"start":[["/a.js","sha-a"],["/b.js","sha-b"]],"needed":[["/page.js","sha-page"]]}</script>';
    const served = serve();
    run('intent.js');
    window.dispatchEvent(new Event('load'));
    for (const begin of idle.splice(0)) begin();
    return served;
  };
  beforeEach(() => {
    globalThis.requestIdleCallback = (begin) => idle.push(begin as () => void);
  });
  afterEach(() => {
    // What a page that was never begun listens to would hear of the next one.
    document.dispatchEvent(new Event('keydown'));
    document.head.innerHTML = '';
    history.replaceState(null, '', '/');
  });

  test('fetches its code when the browser is idle, and runs none of it', () => {
    open();
    expect(listed()).toEqual(['/a.js', '/b.js', '/page.js'].map((href) => expect.stringContaining(`rel="prefetch" href="${href}"`)));
  });

  test.each<[string, () => Promise<unknown>]>([
    ['points at a link', () => userEvent.hover(screen.getByRole('link'))],
    ['presses a button', () => userEvent.click(screen.getByRole('button', { name: 'Press' }))],
    ['goes on by keyboard', () => userEvent.keyboard('{Tab}')],
  ])('runs it once, in order and by its hash, when somebody %s', async (_name, act) => {
    open();
    await act();
    await act();
    const scripts = [...document.head.querySelectorAll<HTMLScriptElement>('script[src]')];
    expect(scripts.map((script) => [script.getAttribute('src'), script.integrity, script.async, script.crossOrigin])).toEqual([
      ['/a.js', 'sha-a', false, ''],
      ['/b.js', 'sha-b', false, ''],
    ]);
    const preloaded = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="preload"]')];
    expect(preloaded.map(({ integrity, href }) => [new URL(href).pathname, integrity])).toEqual([['/page.js', 'sha-page']]);
  });

  test('is not begun by a finger that scrolls its words', async () => {
    open();
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('status') });
    expect(started()).toBe(false);
  });

  test.each<[string, () => void]>([
    ['the address asks for something', () => history.replaceState(null, '', '/?page=2')],
    ['the address leads to a part', () => history.replaceState(null, '', '/#part')],
    ['this device keeps something', () => localStorage.setItem('anything', '1')],
  ])('begins by itself when %s', (_name, prepare) => {
    prepare();
    open();
    expect(started()).toBe(true);
  });

  test('fetches nothing ahead for who saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    open();
    expect(listed()).toEqual([]);
    Reflect.deleteProperty(navigator, 'connection');
  });
});
