import { screen, within } from '@testing-library/react';
import { renderSection } from '@marketplace/section-kit/testing';
import { brand } from '@marketplace/shared-ui/brand';
import { section } from '../section';

const region = (name: string) => within(screen.getByRole('region', { name }));
const hrefs = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
const says = (text: string | RegExp) => expect(screen.getAllByText(text)).not.toHaveLength(0);
const plan = (name: string) => {
  const card = region('Pricing Tiers')
    .getAllByRole('listitem')
    .find((item) => within(item).queryByRole('heading', { name }));
  return card!.textContent;
};

const lines: [line: string, check: () => void][] = [
  [
    "[§2 Listings] Why List Your Business, Pricing Tiers, Who's This For, How It Works, Limited-Time Offer, FAQs, Need Help",

    () => {
      const order = [
        'Why List Your Business',
        'Pricing Tiers',
        'Compare plans',
        'Who’s This For',
        'How It Works',
        'Limited-Time Offer',
        'FAQs',
        'Need Help',
      ];
      expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual(order);
    },
  ],
  [
    '[§2 Listings] Builders, Contractors, Manufacturers/Vendors',

    () =>
      expect(
        region('Who’s This For')
          .getAllByRole('heading', { level: 3 })
          .map((heading) => heading.textContent),
      ).toEqual(['Builders', 'Contractors', 'Manufacturers/Vendors']),
  ],
  [
    "[§2 Listings] 'PCI-Compliant Payments' and '100% Canadian Network'",

    () => {
      says('PCI-Compliant Payments');
      says('100% Canadian Network');
    },
  ],
  [
    '[§2 Listings] Support is by e-mail and a toll-free phone number, both displayed',

    () => {
      expect(hrefs(brand.supportEmail)).toEqual([`mailto:${brand.supportEmail}`]);
      expect(hrefs(brand.tollFree.display)).toEqual([brand.tollFree.href]);
    },
  ],
  [
    '[§9] Free (Starter): free; basic listing, name and logo, contact info; excludes limited categories, analytics and referral perks',

    () =>
      expect(plan('Free (Starter)')).toBe(
        'Free (Starter)To be foundFreeBasic listingName and logoContact infoLimited categories: not includedAnalytics: not includedReferral perks: not includedStart Free',
      ),
  ],
  [
    "[§9] Pro: $49/month, 'Start 7-Day Free Trial', badge Popular; priority placement, 3x more leads, up to 5 service categories, basic lead tracking; no cashback rewards",

    () =>
      expect(plan('Pro')).toBe(
        'ProPopularTo fill the calendar$49/monthPriority placement3x more leadsUp to 5 service categoriesBasic lead trackingCashback rewards: not includedStart 7-Day Free Trial',
      ),
  ],
  [
    "[§9] Elite: $199/month, 'Book a Demo', badge Premium; Featured badge, cashback-points eligibility, unlimited categories and promo space, advanced analytics, partner event invites",

    () =>
      expect(plan('Elite')).toBe(
        'ElitePremiumTo lead your market$199/monthFeatured badgeCashback-points eligibilityUnlimited categories and promo spaceAdvanced analyticsPartner event invitesBook a Demo',
      ),
  ],
  [
    '[§2 Listings] each plan’s button leads somewhere',

    () => {
      expect(hrefs('Start 7-Day Free Trial')).toEqual(['/apply?kind=contractor&plan=pro']);
      expect(hrefs('Book a Demo')).toEqual(['/demo?topic=elite']);
      expect(new Set(hrefs('Start Free'))).toEqual(new Set(['/apply?kind=contractor&plan=starter']));
    },
  ],
  [
    '[§9] upgrades to Pro or Elite in July 2024 get 1 month free with promo code BUILDCANADA, plus free newsletter placement; shown as ended',

    () => {
      const offer = region('Limited-Time Offer');
      expect(offer.getByText(/July 2024 got 1 month free with promo code BUILDCANADA, plus free newsletter placement/)).toBeVisible();
      expect(offer.getByText('Ended July 31, 2024')).toBeVisible();
    },
  ],
  [
    '[§9] the Free plan is free forever; tiers can change at any time; referral commission terms are set by the business',

    () => {
      says(/The Free plan is free forever, and tiers can change at any time/);
      says(/Referral commission terms are set by the business/);
    },
  ],
];

test.each(lines)('%s', async (_line, check) => {
  await renderSection(section, { path: '/listings' });
  check();
});
