import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createTestQueryClient, StaticRouter } from '@marketplace/section-kit/testing';
import { App } from './App';
import { findTarget } from './outlet/findTarget';
import { stubBrowser } from './testing/browserStubs';
import { createTestHost, renderShell } from './testing/renderShell';

test.each(['en', 'fr'] as const)('renders on a server (%s)', (locale) => {
  const { host } = createTestHost({ locale });
  const html = renderToString(
    <StaticRouter basename={locale === 'fr' ? '/fr' : '/'} location={locale === 'fr' ? '/fr/sitemap' : '/sitemap'}>
      <App host={host} queryClient={createTestQueryClient()} />
    </StaticRouter>,
  );
  expect(html).toContain('<header');
  expect(html).toContain('<footer');
});

test.each([
  ['/sitemap', 'Sitemap'],
  ['/nothing', 'Oops! Page not found'],
])('%s is in the first rendering when it was prepared', async (path, title) => {
  const { host } = createTestHost({});
  const { task } = findTarget(host, path);
  task.start();
  await waitFor(() => expect(task.getState().status).toBe('ready'));
  const html = renderToString(
    <StaticRouter location={path}>
      <App host={host} queryClient={createTestQueryClient()} />
    </StaticRouter>,
  );
  expect(new DOMParser().parseFromString(html, 'text/html').querySelector('h1')?.textContent).toBe(title);
});

test.each([
  ['en', 'You are offline.'],
  ['fr', 'Vous êtes hors ligne.'],
] as const)('says when the connection is gone and when it is back (%s)', async (locale, text) => {
  stubBrowser();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  await renderShell({ locale, path: '/sitemap' });
  expect(screen.queryByText(text, { exact: false })).toBeNull();
  online.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.getByText(text, { exact: false })).toBeVisible();
  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.queryByText(text, { exact: false })).toBeNull();
});
