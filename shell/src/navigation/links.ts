import { brand } from 'shared-ui/brand';
import type { NavigationKey } from './NavigationKey.ts';

export interface LinkGroup {
  /** Key of its title in `navigationMessages`. */
  title: NavigationKey;
  /** Keys of their labels too; `{product}` stands for the brand's slug. */
  paths: readonly NavigationKey[];
}

interface Menu {
  title: NavigationKey;
  /** One group is shown without a title of its own. */
  groups: readonly LinkGroup[];
}

/** Menus of the header after the categories, which come from the database. */
export const headerMenus: readonly Menu[] = [
  {
    title: 'indoor',
    groups: [
      {
        title: 'kitchen',
        paths: [
          '/kitchen/sinks',
          '/kitchen/countertops',
          '/kitchen/cabinets',
          '/kitchen/backsplash',
          '/kitchen/hardware',
          '/kitchen/faucets',
          '/kitchen/materials',
        ],
      },
      {
        title: 'bathroom',
        paths: [
          '/bathroom/vanities',
          '/bathroom/faucets',
          '/bathroom/tiles',
          '/bathroom/ceramics',
          '/bathroom/accessories',
          '/bathroom/materials',
        ],
      },
      { title: 'flooring', paths: ['/flooring/tiles', '/flooring/hardwood', '/flooring/vinyl', '/flooring/carpet', '/flooring/materials'] },
      {
        title: 'inside',
        paths: ['/indoor/security', '/indoor/plumbing', '/indoor/bathroom-maintenance', '/indoor/design', '/indoor/contractors'],
      },
    ],
  },
  {
    title: 'outdoor',
    groups: [
      {
        title: 'openings',
        paths: ['/outdoor/exterior-doors', '/outdoor/interior-doors', '/outdoor/windows', '/outdoor/garage', '/outdoor/door-essentials'],
      },
      {
        title: 'envelope',
        paths: [
          '/outdoor/siding',
          '/outdoor/roofing',
          '/outdoor/commercial-roofing',
          '/outdoor/roofing-panels',
          '/outdoor/roofing-materials',
        ],
      },
      { title: 'yard', paths: ['/outdoor/landscaping', '/outdoor/lawn-care', '/outdoor/fencing', '/outdoor/pool'] },
      { title: 'outside', paths: ['/outdoor/security', '/outdoor/maintenance', '/outdoor/design', '/outdoor/contractors'] },
    ],
  },
  {
    title: 'fixedPrice',
    groups: [
      {
        title: 'fixedPrice',
        paths: [
          '/services/assembly',
          '/services/storage',
          '/services/cleaning',
          '/services/moving',
          '/services/pest-control',
          '/services/hvac',
        ],
      },
    ],
  },
  {
    title: 'financial',
    groups: [
      {
        title: 'mortgages',
        paths: [
          '/financial/insured-mortgages',
          '/financial/uninsured-mortgages',
          '/financial/rate-renewals',
          '/financial/cash-out-refinancing',
          '/financial/blended-mortgages',
          '/financial/home-equity-loans',
          '/financial/helocs',
          '/financial/reverse-mortgages',
        ],
      },
      {
        title: 'programs',
        paths: [
          '/financial/first-time-buyer-incentive',
          '/financial/home-buyers-plan',
          '/financial/first-time-buyer-tax-credit',
          '/financial/rural-northern-loans',
          '/financial/provincial-programs',
          '/financial/cmhc-resources',
          '/financial/nonprofit-programs',
          '/financial/affordable-housing',
          '/financial/indigenous-housing',
        ],
      },
      {
        title: 'taxes',
        paths: [
          '/financial/land-transfer-tax',
          '/financial/gst-hst-rebate',
          '/financial/home-office-deductions',
          '/financial/energy-efficiency-grants',
          '/financial/default-insurance',
          '/financial/title-insurance',
          '/financial/homeowners-insurance',
        ],
      },
      {
        title: 'calculators',
        paths: [
          '/financial/affordability-calculator',
          '/financial/rate-comparison',
          '/financial/credit-score-check',
          '/financial/credit-counseling',
        ],
      },
    ],
  },
  { title: 'about', groups: [{ title: 'about', paths: ['/about', '/homeowners', '/designers', '/vendors', '/contact', '/faq'] }] },
];

export const footerGroups: readonly LinkGroup[] = [
  { title: 'advertise', paths: ['/{product}-ads', '/video-ads', '/email-marketing', '/custom-promotions', '/listings'] },
  {
    title: 'tools',
    paths: ['/websites', '/catalogue-placement', '/rate-card', '/ai-lead-management', '/sms-messaging', '/live-chat', '/reporting'],
  },
  { title: 'resources', paths: ['/blog', '/guides', '/events', '/case-studies', '/demo'] },
  { title: 'company', paths: ['/partners', '/newsroom', '/careers', '/investor-relations', '/login'] },
];

export const legalLinks: LinkGroup = { title: 'legal', paths: ['/sitemap', '/terms', '/privacy'] };

/** Pages that menus reach in other ways, or not at all, so that the sitemap names every page. */
const otherGroups: readonly LinkGroup[] = [
  { title: 'shop', paths: ['/', '/categories', '/services', '/materials', '/weekly-deals', '/weekly-flyer', '/clearance', '/deals'] },
  { title: 'account', paths: ['/auth', '/signup', '/account', '/account/profile'] },
];

/** Every group of links, in the order of the sitemap. */
export const sitemapGroups: readonly LinkGroup[] = [
  otherGroups[0]!,
  ...headerMenus.flatMap((menu) => menu.groups),
  ...footerGroups.map((group) =>
    group.title === 'advertise' ? { ...group, paths: [...group.paths, '/targeted-email-marketing' as const] } : group,
  ),
  otherGroups[1]!,
  legalLinks,
];

/** Address of a path key. */
export function toHref(path: NavigationKey): string {
  return path.replace('{product}', brand.slug);
}

/** Every address the header, the footer and the sitemap link to. */
export const allLinks: string[] = [...new Set(sitemapGroups.flatMap((group) => group.paths.map(toHref)))];
