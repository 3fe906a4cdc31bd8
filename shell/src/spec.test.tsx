import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formatPhone } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { navigationMessages } from './navigation/navigationMessages';
import { stubBrowser } from './testing/browserStubs';
import { renderShell } from './testing/renderShell';
import { testComposition } from './testing/testComposition';

let info: jest.SpyInstance;
beforeEach(() => {
  stubBrowser();
  info = jest.spyOn(console, 'info').mockImplementation();
});

const under = (prefix: string, names: string) => names.split(',').map((name) => `/${prefix}/${name}`);
const menus: [string, string[]][] = [
  [
    'indoor',
    [
      ...under('kitchen', 'sinks,countertops,cabinets,backsplash,hardware,faucets,materials'),
      ...under('bathroom', 'vanities,faucets,tiles,ceramics,accessories,materials'),
      ...under('flooring', 'tiles,hardwood,vinyl,carpet,materials'),
      ...under('indoor', 'security,plumbing,bathroom-maintenance,design,contractors'),
    ],
  ],
  [
    'outdoor',
    under(
      'outdoor',
      'exterior-doors,interior-doors,windows,garage,door-essentials,siding,roofing,commercial-roofing,roofing-panels,roofing-materials,landscaping,lawn-care,fencing,security,pool,maintenance,design,contractors',
    ),
  ],
  ['fixedPrice', under('services', 'assembly,storage,cleaning,moving,pest-control,hvac')],
  [
    'financial',
    under(
      'financial',
      'insured-mortgages,uninsured-mortgages,first-time-buyer-incentive,rural-northern-loans,home-buyers-plan,first-time-buyer-tax-credit,provincial-programs,cmhc-resources,credit-counseling,nonprofit-programs,rate-renewals,cash-out-refinancing,blended-mortgages,home-equity-loans,helocs,reverse-mortgages,land-transfer-tax,gst-hst-rebate,home-office-deductions,default-insurance,title-insurance,homeowners-insurance,affordable-housing,indigenous-housing,energy-efficiency-grants,affordability-calculator,rate-comparison,credit-score-check',
    ),
  ],
  ['about', ['/about', '/homeowners', '/designers', '/vendors', '/contact', '/faq']],
];
const footerPaths = [
  `/${brand.slug}-ads`,
  '/video-ads',
  '/email-marketing',
  '/custom-promotions',
  '/listings',
  '/websites',
  '/catalogue-placement',
  '/rate-card',
  '/ai-lead-management',
  '/sms-messaging',
  '/live-chat',
  '/reporting',
  '/blog',
  '/guides',
  '/events',
  '/case-studies',
  '/demo',
  '/partners',
  '/newsroom',
  '/login',
  '/careers',
  '/investor-relations',
];
const hrefs = (root: HTMLElement) =>
  within(root)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));
const locales = ['en', 'fr'] as const;
const prefixed = (locale: 'en' | 'fr', paths: string[]) => paths.map((path) => (locale === 'fr' ? `/fr${path}` : path));

describe.each(locales)('%s', (locale) => {
  test.each(menus)('[§2 Nav] the menu %s has every path', async (title, paths) => {
    await renderShell({ locale });
    const name = navigationMessages.catalogues[locale][title as 'indoor'];
    const trigger = within(screen.getByRole('banner')).getByRole('button', { name, hidden: true });
    await userEvent.click(trigger);
    const panel = document.getElementById(trigger.getAttribute('aria-controls')!)!;
    expect(hrefs(panel).sort()).toEqual(prefixed(locale, paths).sort());
  });

  test('[§2 Nav] a menu, a footer group and a group of the sitemap that no section fills are not there', async () => {
    const composition = { ...testComposition(), navigation: { about: [{ path: '/faq', title: 'FAQ' }] } };
    await renderShell({ locale, path: '/sitemap', composition });
    const [header, footer] = [within(screen.getByRole('banner')), within(screen.getByRole('contentinfo'))];
    const names = navigationMessages.catalogues[locale];
    expect(header.getByRole('button', { name: names.about, hidden: true })).toBeInTheDocument();
    expect(header.queryByRole('button', { name: names.indoor, hidden: true })).toBeNull();
    expect(footer.queryByText(names.advertise)).toBeNull();
    expect(
      within(screen.getByRole('main'))
        .getAllByRole('region')
        .map((region) => region.getAttribute('aria-label')),
    ).toEqual([names.about, names.legal]);
  });

  test('[§2 Nav] Footer: 22 paths', async () => {
    await renderShell({ locale });
    const links = hrefs(screen.getByRole('contentinfo'));
    expect(footerPaths).toHaveLength(22);
    for (const path of prefixed(locale, footerPaths)) expect(links).toContain(path);
  });

  test('[contract] the footer links the sitemap, the terms and the privacy policy, and nothing leads nowhere', async () => {
    await renderShell({ locale });
    const links = hrefs(screen.getByRole('contentinfo'));
    for (const path of prefixed(locale, ['/sitemap', '/terms', '/privacy'])) expect(links).toContain(path);
    expect(links.filter((href) => !href || href.startsWith('#'))).toEqual([]);
  });

  test('[§1] A phone number is shown in the footer', async () => {
    await renderShell({ locale });
    const phone = within(screen.getByRole('contentinfo')).getByRole('link', { name: formatPhone(brand.phone.display, locale) });
    expect(phone).toHaveAttribute('href', brand.phone.href);
  });

  test('[§9] Footer shows copyright year 2024', async () => {
    await renderShell({ locale });
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2024');
  });

  test('[contract] every path is reachable from the sitemap', async () => {
    await renderShell({ locale, path: '/sitemap' });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(locale === 'en' ? 'Sitemap' : 'Plan du site');
    const links = hrefs(screen.getByRole('main'));
    for (const path of prefixed(locale, [...menus.flatMap(([, paths]) => paths), ...footerPaths])) expect(links).toContain(path);
  });

  test('[contract] every page has header, main and footer landmarks and a way past the header', async () => {
    await renderShell({ locale });
    for (const role of ['banner', 'main', 'contentinfo']) expect(screen.getByRole(role)).toBeInTheDocument();
    const skip = screen.getByRole('link', { name: locale === 'en' ? 'Skip to main content' : 'Passer au contenu principal' });
    await userEvent.tab();
    expect(skip).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('[§2 routes] Oops! Page not found', async () => {
    const title = locale === 'en' ? 'Oops! Page not found' : 'Oups! Page introuvable';
    await renderShell({ locale, path: '/nowhere/at-all' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(document.title).toBe(`${title} – ${brand.name}`);
  });
});

test('[§2 routes] link Return to Home leading to /', async () => {
  await renderShell({ path: '/nowhere' });
  expect(screen.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

test('[§2 routes] The attempted path is logged to the console', async () => {
  await renderShell({ path: '/lost/and/found' });
  expect(info.mock.calls).toEqual([['Page not found: /lost/and/found']]);
});

test('[§2 Header] the logo leads to /', async () => {
  await renderShell({ path: '/sitemap' });
  expect(within(screen.getByRole('banner')).getByRole('link', { name: brand.name })).toHaveAttribute('href', '/');
});
