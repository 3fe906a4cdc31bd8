import { act, screen, waitFor } from '@testing-library/react';
import { loadRemote } from '@module-federation/enhanced/runtime';
import { stubBrowser } from '../testing/browserStubs';
import { testComposition, testSection } from '../testing/testComposition';
import { start } from './start';

jest.mock('@module-federation/enhanced/runtime', () => ({ loadRemote: jest.fn(), registerPlugins: jest.fn(), registerRemotes: jest.fn() }));

const sections = [testSection('mf-sample', { routes: [{ path: '/sample', title: 'Sample' }] })];
const composition = { ...testComposition(sections), slots: { signIn: '/auth' } };
const realFetch = globalThis.fetch;
let info: jest.SpyInstance;

beforeEach(() => {
  stubBrowser();
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
  jest.mocked(loadRemote).mockResolvedValue({
    section: {
      name: 'mf-sample',
      routes: [{ path: '/sample', lazy: async () => ({ Component: () => <h1>Sample page</h1> }) }],
      fragments: {},
    },
  });
  await open(address);
  expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument();
  expect(screen.getByRole('banner')).toHaveTextContent(signIn);
  const script = document.createElement('script');
  expect(() => globalThis.__prepareScript!(script, '/sections/mf-sample/1.1.0/unknown.js')).toThrow('is not a file of this composition');
});

test.each([
  ['/sample', 'This page could not be put together'],
  ['/fr/sample', 'Impossible d’afficher cette page'],
])('%s with a damaged composition is a readable page in its language', async (address, title) => {
  await open(address, '{"shell":');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(info).toHaveBeenCalledWith(expect.stringContaining('cut off or damaged'));
});

test('a mail link that expired goes on at the sign-in page, and its result leaves the address', async () => {
  await open('/fr#error=access_denied&error_code=otp_expired');
  await waitFor(() => expect(location.pathname + location.search + location.hash).toBe('/fr/auth?notice=link-expired'));
});
