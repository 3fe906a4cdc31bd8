import { brand } from 'shared-ui/brand';

/**
 * Addresses the menus link to whose page is still to be built. A build fails when a link leads nowhere and is not listed
 * here, and when an address listed here has got its page, so this list only shrinks.
 */
export const missingRoutes: string[] = [
  '/materials', '/weekly-deals', '/weekly-flyer', '/clearance', '/deals', '/about', '/homeowners', '/designers', '/vendors', '/contact',
  '/faq', `/${brand.slug}-ads`, '/video-ads', '/email-marketing', '/custom-promotions', '/listings', '/targeted-email-marketing',
  '/websites', '/catalogue-placement', '/rate-card', '/ai-lead-management', '/sms-messaging', '/live-chat', '/reporting', '/blog',
  '/guides', '/events', '/case-studies', '/demo', '/partners', '/newsroom', '/careers', '/investor-relations', '/terms', '/privacy',
  '/kitchen/sinks', '/kitchen/countertops', '/kitchen/cabinets', '/kitchen/backsplash', '/kitchen/hardware', '/kitchen/faucets',
  '/kitchen/materials',
  '/bathroom/vanities', '/bathroom/faucets', '/bathroom/tiles', '/bathroom/ceramics', '/bathroom/accessories', '/bathroom/materials',
  '/flooring/tiles', '/flooring/hardwood', '/flooring/vinyl', '/flooring/carpet', '/flooring/materials',
  '/indoor/security', '/indoor/plumbing', '/indoor/bathroom-maintenance', '/indoor/design', '/indoor/contractors',
  '/outdoor/exterior-doors', '/outdoor/interior-doors', '/outdoor/windows', '/outdoor/garage', '/outdoor/door-essentials',
  '/outdoor/siding', '/outdoor/roofing', '/outdoor/commercial-roofing', '/outdoor/roofing-panels', '/outdoor/roofing-materials',
  '/outdoor/landscaping', '/outdoor/lawn-care', '/outdoor/fencing', '/outdoor/pool', '/outdoor/security', '/outdoor/maintenance',
  '/outdoor/design', '/outdoor/contractors',
  '/financial/insured-mortgages', '/financial/uninsured-mortgages', '/financial/rate-renewals', '/financial/cash-out-refinancing',
  '/financial/blended-mortgages', '/financial/home-equity-loans', '/financial/helocs', '/financial/reverse-mortgages',
  '/financial/first-time-buyer-incentive', '/financial/home-buyers-plan', '/financial/first-time-buyer-tax-credit',
  '/financial/rural-northern-loans', '/financial/provincial-programs', '/financial/cmhc-resources', '/financial/nonprofit-programs',
  '/financial/affordable-housing', '/financial/indigenous-housing', '/financial/land-transfer-tax', '/financial/gst-hst-rebate',
  '/financial/home-office-deductions', '/financial/energy-efficiency-grants', '/financial/default-insurance', '/financial/title-insurance',
  '/financial/homeowners-insurance', '/financial/affordability-calculator', '/financial/rate-comparison', '/financial/credit-score-check',
  '/financial/credit-counseling',
];
