import { screen, within } from '@testing-library/react';
import { renderSection } from '@marketplace/section-kit/testing';
import { brand } from '@marketplace/shared-ui/brand';
import { adsHref } from './rate-card/adsHref';
import { section } from './section';

const region = (name: string) => within(screen.getByRole('region', { name }));
const titles = (name: string) =>
  region(name)
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);
const hrefs = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
const says = (text: string | RegExp) => expect(screen.getAllByText(text)).not.toHaveLength(0);
const lines: [line: string, path: string, check: () => void][] = [
  [
    '[§1] audience: real-estate professionals (agents, lenders, brokerages)',
    '/about',
    () => {
      says('Real-estate professionals');
      says(/Agents, lenders and brokerages/);
    },
  ],
  [
    '[§1] Homebuyers are promised cashback points for using partnered services',
    '/homeowners',
    () => says(`Homebuyers are promised ${brand.pointsName.en} for using partnered services.`),
  ],
  [
    '[§1] Professionals are described as paying referral fees on closed sales',
    '/about',
    () => says(/Professionals pay referral fees on closed sales/),
  ],
  [
    '[§1] sells ads, video ads, e-mail marketing, custom promotions, listings, landing pages, AI lead management, SMS messaging, live chat and reporting',
    '/vendors',
    () =>
      expect(titles('More ways to grow')).toEqual([
        'Ads',
        'Video ads',
        'Email marketing',
        'Custom promotions',
        'Listings',
        'Landing pages',
        'AI lead management',
        'SMS messaging',
        'Live chat',
        'Reporting',
      ]),
  ],
  [
    '[§2 routes] /{product}-ads',
    `/${brand.slug}-ads`,
    () => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${brand.name} Ads`),
  ],
  [
    '[§2 Nav] /email-marketing',
    '/email-marketing',
    () => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Email to people who asked to hear from you'),
  ],
  [
    '[§2 About] mission statement, at most 60 words',
    '/about',
    () => {
      const mission = region('Our mission').getByText(/^We connect homeowners/).textContent;
      expect(mission.split(' ').length).toBeLessThanOrEqual(60);
    },
  ],
  [
    '[§2 About] three values: Quality First, Local Focus, Trust & Transparency',
    '/about',
    () => expect(titles('What we stand for')).toEqual(['Quality First', 'Local Focus', 'Trust & Transparency']),
  ],
  [
    '[§9] 50,000+ users, 1,200+ providers, 25 cities',
    '/about',
    () =>
      expect(
        region('Where we are today')
          .getAllByRole('definition')
          .map((value) => value.textContent),
      ).toEqual(['50,000+', '1,200+', '25']),
  ],
  ['[§2 Homeowners] four benefit tiles', '/homeowners', () => expect(titles(`Why homeowners use ${brand.name}`)).toHaveLength(4)],
  [
    '[§2 Homeowners] a five-step How It Works list',
    '/homeowners',
    () => expect(within(screen.getByRole('list', { name: 'How It Works' })).getAllByRole('listitem')).toHaveLength(5),
  ],
  [
    '[§2 Homeowners] buttons Browse Categories and Find Contractors',
    '/homeowners',
    () => {
      expect(new Set(hrefs('Browse Categories'))).toEqual(new Set(['/categories']));
      expect(new Set(hrefs('Find Contractors'))).toEqual(new Set(['/services']));
    },
  ],
  ['[§2 Designers] benefits', '/designers', () => expect(titles('Benefits for designers')).toHaveLength(4)],
  [
    '[§2 Designers] Material Sourcing and Project Support lists',
    '/designers',
    () => {
      for (const name of ['Material Sourcing', 'Project Support'])
        expect(within(screen.getByRole('list', { name })).getAllByRole('listitem')).toHaveLength(5);
    },
  ],
  [
    '[§2 Designers] buttons Apply as Designer and Learn More',
    '/designers',
    () => {
      expect(new Set(hrefs('Apply as Designer'))).toEqual(new Set(['/apply?kind=designer']));
      expect(hrefs('Learn More')).toEqual(['#help', '/guides']);
      expect(document.getElementById('help')).toBeInTheDocument();
    },
  ],
  ['[§2 Vendors] four partner criteria', '/vendors', () => expect(titles('Who we partner with')).toHaveLength(4)],
  [
    '[§2 Vendors] a benefits list',
    '/vendors',
    () => expect(within(screen.getByRole('list', { name: 'Benefits for partners' })).getAllByRole('listitem')).toHaveLength(6),
  ],
  [
    '[§2 Vendors] four-step application process (Submit Application, Review Process, Onboarding, Go Live)',
    '/vendors',
    () => expect(titles('How applying works')).toEqual(['Submit Application', 'Review Process', 'Onboarding', 'Go Live']),
  ],
  [
    '[§2 Vendors] buttons Apply Now and Download Info Pack',
    '/vendors',
    () => {
      expect(new Set(hrefs('Apply Now'))).toEqual(new Set(['/apply?kind=vendor']));
      expect(new Set(hrefs('Download Info Pack'))).toEqual(new Set(['/vendors/info-pack']));
    },
  ],
  [
    '[§2 Ads] tabs Search Ads, Display Ads, Social Media',
    adsHref(),
    () => expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Search Ads', 'Display Ads', 'Social Media']),
  ],
  [
    '[§4] Advertising: active tab search (default)',
    adsHref(),
    () => expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Search Ads'),
  ],
  [
    '[§2 Ads] revenue model, legal and compliance, call to action',
    adsHref(),
    () => {
      for (const name of ['Revenue model', 'Legal and compliance', 'Start small, look at the numbers, then decide']) region(name);
    },
  ],
  [
    '[§2 Ads] sample ROI table: video ads',
    '/video-ads',
    () => expect(screen.getByRole('table', { name: 'Sample ROI: return of a campaign' })).toBeVisible(),
  ],
  [
    '[§2 Ads] sample ROI table: e-mail marketing',
    '/targeted-email-marketing',
    () => expect(screen.getByRole('table', { name: 'Sample ROI: return of a campaign' })).toBeVisible(),
  ],
  [
    '[§2 Ads] sample ROI table: custom promotions',
    '/custom-promotions',
    () => expect(screen.getByRole('table', { name: 'Sample ROI: return of a campaign' })).toBeVisible(),
  ],
  [
    '[§9] platform fee of 20 percent on referral commissions; 10 to 30 percent take of referral payments',
    adsHref(),
    () => {
      expect(screen.getByRole('row', { name: /^Platform fee on referral commissions/ })).toHaveTextContent('20 percent');
      expect(screen.getByRole('row', { name: /^Referral payments/ })).toHaveTextContent('10 to 30 percent');
    },
  ],
  [
    '[§9] payouts via a card payment provider or an interbank e-transfer',
    adsHref(),
    () => expect(screen.getByRole('row', { name: /^Payouts/ })).toHaveTextContent('Via a card payment provider or an interbank e-transfer'),
  ],
  [
    '[§9] welcome series of 5 e-mails',
    '/targeted-email-marketing',
    () => {
      says('Welcome series of 5 emails');
      expect(within(screen.getByRole('figure')).getAllByRole('listitem')).toHaveLength(5);
    },
  ],
  [
    '[§2 Investors] financial performance, market reach, stock price, latest reports, upcoming events, corporate information, quick links',
    '/investor-relations',
    () => {
      for (const name of [
        'Financial performance',
        'Market reach',
        'Stock price',
        'Latest reports',
        'Upcoming events',
        'Corporate information',
        'Quick links',
      ])
        region(name);
    },
  ],
];

test.each(lines)('%s', async (_line, path, check) => {
  await renderSection(section, { path });
  check();
});
