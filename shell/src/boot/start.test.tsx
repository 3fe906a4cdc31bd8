import { act, screen, waitFor } from '@testing-library/react';
import { loadEntryScript } from '../section-loader/loadEntryScript';
import { stubBrowser, stubSharing } from '../testing/browserStubs';
import { leanPage, testComposition, testSection } from '../testing/testComposition';
import { start } from './start';

jest.mock('../section-loader/loadEntryScript');

const sections = [testSection('mf-sample', { routes: [{ path: '/sample', title: 'Sample' }] })];
const composition = { ...testComposition(sections), slots: { signIn: '/auth' } };
const realFetch = globalThis.fetch;
let info: jest.SpyInstance;

beforeEach(() => {
  stubBrowser();
  stubSharing();
  localStorage.clear();
  info = jest.spyOn(console, 'info').mockImplementation();
  globalThis.fetch = (async () => new Response('[]', { headers: { 'content-type': 'application/json' } })) as typeof fetch;
});
afterEach(() => void (globalThis.fetch = realFetch));

function open(address: string, data: string = JSON.stringify(composition)) {
  history.replaceState(null, '', address);
  document.body.innerHTML = '<div id="root"></div><script type="application/json" id="composition"></script>';
  document.getElementById('composition')!.textContent = data;
  return act(async () => start());
}

test.each([
  ['/sample', 'Sample page', 'Sign In'],
  ['/fr/sample', 'Sample page', 'Se connecter'],
])('%s: reads the composition and shows the page inside the shell', async (address, text, signIn) => {
  const section = {
    name: 'mf-sample',
    routes: [{ path: '/sample', lazy: async () => ({ Component: () => <h1>Sample page</h1> }) }],
    fragments: {},
  };
  jest.mocked(loadEntryScript).mockResolvedValue({ init: () => undefined, get: async () => () => ({ section }) });
  await open(address);
  expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveTextContent(signIn);
  const script = document.createElement('script');
  expect(() => globalThis.__prepareScript!(script, '/sections/mf-sample/1.1.0/unknown.js')).toThrow('is not a file of this composition');
});

test('fetches what the page left out, and then lets its scripts run', async () => {
  jest.mocked(loadEntryScript).mockRejectedValue(new Error('not asked for here'));
  const { page, rest } = leanPage(composition, '/sample');
  globalThis.fetch = (async (address) =>
    new Response(JSON.stringify(address === page.rest!.path ? rest : []), {
      headers: { 'content-type': 'application/json' },
    })) as typeof fetch;
  await open('/sample', JSON.stringify(page));
  const script = document.createElement('script');
  globalThis.__prepareScript!(script, '/sections/mf-sample/1.1.0/page.js');
  await waitFor(() => expect(script.integrity).toMatch(/^sha384-/));
});

test.each([
  ['/sample', 'This page could not be put together'],
  ['/fr/sample', 'Impossible d’afficher cette page'],
])('%s with a damaged composition is a readable page in its language', async (address, title) => {
  await open(address, '{"shell":');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(info).toHaveBeenCalledWith(expect.stringContaining('cut off or damaged'));
});

test('a page whose seed is damaged is a readable page', async () => {
  history.replaceState(null, '', '/sample');
  document.body.innerHTML =
    '<div id="root"></div><script type="application/json" id="seed">{"state":</script><script type="application/json" id="composition"></script>';
  document.getElementById('composition')!.textContent = JSON.stringify(composition);
  await act(async () => start());
  expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be put together' })).toBeInTheDocument();
});

test('a mail link that leads on before anything is shown waits for whose the page is', async () => {
  const account = testSection('mf-account', { routes: [{ path: '/auth', title: 'Sign In' }] });
  const { page, rest } = leanPage({ ...testComposition([...sections, account]), slots: { signIn: '/auth' } }, '/');
  const section = {
    name: 'mf-account',
    routes: [{ path: '/auth', lazy: async () => ({ Component: () => <h1>Link expired</h1> }) }],
    fragments: {},
  };
  jest.mocked(loadEntryScript).mockResolvedValue({ init: () => undefined, get: async () => () => ({ section }) });
  globalThis.fetch = (async (address) =>
    new Response(JSON.stringify(address === page.rest!.path ? rest : []), {
      headers: { 'content-type': 'application/json' },
    })) as typeof fetch;
  await open('/#error=access_denied&error_code=otp_expired', JSON.stringify(page));
  expect(await screen.findByRole('heading', { level: 1, name: 'Link expired' })).toBeInTheDocument();
  expect(info).not.toHaveBeenCalledWith(expect.stringContaining('Page not found'));
});

test('a mail link that expired goes on at the sign-in page, and its result leaves the address', async () => {
  await open('/fr#error=access_denied&error_code=otp_expired');
  await waitFor(() => expect(location.pathname + location.search + location.hash).toBe('/fr/auth?notice=link-expired'));
});
