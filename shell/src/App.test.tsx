import { act, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createQueryClient } from '@marketplace/section-kit/host';
import { StaticRouter } from '@marketplace/section-kit/testing';
import { App } from './App';
import { stubBrowser } from './testing/browserStubs';
import { createTestHost, renderShell } from './testing/renderShell';

test.each(['en', 'fr'] as const)('renders on a server (%s)', (locale) => {
  const { host } = createTestHost({ locale });
  const html = renderToString(
    <StaticRouter basename={locale === 'fr' ? '/fr' : '/'} location={locale === 'fr' ? '/fr/sitemap' : '/sitemap'}>
      <App host={host} queryClient={createQueryClient()} />
    </StaticRouter>,
  );
  expect(html).toContain('<header');
  expect(html).toContain('<footer');
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
