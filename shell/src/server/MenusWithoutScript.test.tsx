import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { productMenus } from '../testing/productMenus';
import { testSection } from '../testing/testComposition';
import { MenusWithoutScript } from './MenusWithoutScript';
import { plainMenus } from './plainMenus';

const routes = [
  { path: '/kitchen', title: 'Kitchen' },
  { path: '/indoor', title: 'Indoor Projects' },
  { path: '/outdoor', title: 'Outdoor Projects' },
];

/** Shows the menus of the product as the server sends them. */
function show(locale: 'en' | 'fr', isKnown = true): void {
  const { navigation, slots } = productMenus(locale);
  const known = isKnown ? { navigation, sections: [testSection('mf-catalog', { routes })] } : { navigation: {}, sections: [] };
  const menus = plainMenus(known, isKnown ? slots : {}, locale);
  document.body.innerHTML = renderToStaticMarkup(<MenusWithoutScript menus={menus} locale={locale} />);
}

const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const inside = (name: string) =>
  within(screen.getByText(name, { selector: 'summary' }).closest('details')!).getAllByRole('link', { hidden: true });

test('a menu of one group opens to all it has', () => {
  show('en');
  expect(hrefs(inside('About'))).toEqual(['/about', '/homeowners', '/designers', '/vendors', '/contact', '/faq']);
  expect(inside('Fixed Price Services')).toHaveLength(6);
});

test('a menu of several groups opens to the pages that list what is in it, and to what no such page lists', () => {
  show('en');
  const links = hrefs(inside('Indoor Projects'));
  expect(links).toContain('/kitchen');
  expect(links).not.toContain('/kitchen/sinks');
  expect(links).toContain('/bathroom/vanities');
  expect(new Set(links).size).toBe(links.length);
});

test('a menu that would hold one link is that link, as is the first one, which the database fills', () => {
  show('en');
  expect(screen.getByRole('link', { name: 'Outdoor Projects', hidden: true })).toHaveAttribute('href', '/outdoor');
  expect(screen.getByRole('link', { name: 'Shop by Category', hidden: true })).toHaveAttribute('href', '/categories');
});

test('one menu is open at a time, and a drawer opens all of them on phones', () => {
  show('en');
  const named = [...document.querySelectorAll('nav details')].map((menu) => menu.getAttribute('name'));
  expect(new Set(named)).toEqual(new Set(['menu']));
  expect(document.querySelector('details + nav')).toHaveAttribute('aria-label', 'Main');
});

test('in French they are named and lead on in French', () => {
  show('fr');
  expect(hrefs(inside('À propos'))).toContain('/fr/about');
  expect(document.querySelector('details + nav')).toHaveAttribute('aria-label', 'Navigation principale');
});

test('where nothing is known of menus, the list of all pages is what the header leads to', () => {
  show('en', false);
  expect(hrefs(screen.getAllByRole('link'))).toEqual(['/sitemap']);
});
