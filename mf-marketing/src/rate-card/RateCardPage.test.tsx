import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { adPrices } from './adPrices';
import { adsHref } from './adsHref';

test('one dated table holds every plan, ad price, tool and fee', async () => {
  await renderSection(section, { path: '/rate-card' });
  expect(screen.getByText('Prices in effect since November 20, 2026, in Canadian dollars before tax.')).toBeVisible();
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getAllByRole('rowheader').filter((cell) => cell.getAttribute('scope') === 'row')).toHaveLength(3 + adPrices.length + 4 + 3);
  expect(screen.getByRole('row', { name: /^Search ads/ })).toHaveTextContent('$2.50 per clickSmallest order $150');
  expect(screen.getByRole('row', { name: /^Platform fee/ })).toHaveTextContent('20 percent');
});

test('a product leads to the page that explains it', async () => {
  await renderSection(section, { path: '/rate-card', locale: 'fr' });
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(href('Annonces dans la recherche')).toBe(`/fr${adsHref()}`);
  expect(href('Bannières publicitaires')).toBe(`/fr${adsHref('display')}`);
  expect(href('Publicité vidéo')).toBe('/fr/video-ads');
});

test.each(['/rate-card', '/vendors/info-pack'])('%s can be printed', async (path) => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => {});
  await renderSection(section, { path });
  await userEvent.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
});
