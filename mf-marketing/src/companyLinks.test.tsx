import { findRoute } from '@marketplace/section-kit/manifest';
import { renderSection, sectionManifests } from '@marketplace/section-kit/testing';
import { pages as offerPages } from '../content/offers/pages';
import { adsHref } from './rate-card/adsHref';
import { section } from './section';

const routes = sectionManifests().flatMap((manifest) => manifest.routes);

const pages = [
  '/about',
  '/homeowners',
  '/designers',
  '/vendors',
  '/vendors/info-pack',
  '/investor-relations',
  adsHref(),
  '/listings',
  '/rate-card',
  ...Object.keys(offerPages),
];

describe.each(pages.flatMap((path) => [[path, 'en'] as const, [path, 'fr'] as const]))('%s (%s)', (path, locale) => {
  test('every link leads to a page of the same language, or to a place on this one', async () => {
    const { container } = await renderSection(section, { path, locale });
    const prefix = locale === 'fr' ? '/fr' : '';
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');
    const broken = links.filter((href) => {
      if (/^(mailto|tel):/.test(href)) return false;
      if (href.startsWith('#')) return !document.getElementById(href.slice(1));
      if (href !== prefix && !href.startsWith(`${prefix}/`)) return true;
      const target = href.slice(prefix.length).split(/[?#]/)[0] || '/';
      return findRoute(routes, target) === null;
    });
    expect(broken).toEqual([]);
  });
});
