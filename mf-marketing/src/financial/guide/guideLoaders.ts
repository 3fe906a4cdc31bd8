import type { FinancialTopic } from '../financialPaths';
import type { Guide } from './Guide';

/** One chunk per guide, so that a page carries its own words only. */
export const guideLoaders: Record<FinancialTopic, () => Promise<{ guide: Guide }>> = {
  'insured-mortgages': () => import('../topics/insured-mortgages/topic'),
  'uninsured-mortgages': () => import('../topics/uninsured-mortgages/topic'),
  'rate-renewals': () => import('../topics/rate-renewals/topic'),
  'cash-out-refinancing': () => import('../topics/cash-out-refinancing/topic'),
  'blended-mortgages': () => import('../topics/blended-mortgages/topic'),
  'home-equity-loans': () => import('../topics/home-equity-loans/topic'),
  helocs: () => import('../topics/helocs/topic'),
  'reverse-mortgages': () => import('../topics/reverse-mortgages/topic'),
  'first-time-buyer-incentive': () => import('../topics/first-time-buyer-incentive/topic'),
  'home-buyers-plan': () => import('../topics/home-buyers-plan/topic'),
  'first-time-buyer-tax-credit': () => import('../topics/first-time-buyer-tax-credit/topic'),
  'rural-northern-loans': () => import('../topics/rural-northern-loans/topic'),
  'provincial-programs': () => import('../topics/provincial-programs/topic'),
  'cmhc-resources': () => import('../topics/cmhc-resources/topic'),
  'nonprofit-programs': () => import('../topics/nonprofit-programs/topic'),
  'affordable-housing': () => import('../topics/affordable-housing/topic'),
  'indigenous-housing': () => import('../topics/indigenous-housing/topic'),
  'land-transfer-tax': () => import('../topics/land-transfer-tax/topic'),
  'gst-hst-rebate': () => import('../topics/gst-hst-rebate/topic'),
  'home-office-deductions': () => import('../topics/home-office-deductions/topic'),
  'energy-efficiency-grants': () => import('../topics/energy-efficiency-grants/topic'),
  'default-insurance': () => import('../topics/default-insurance/topic'),
  'title-insurance': () => import('../topics/title-insurance/topic'),
  'homeowners-insurance': () => import('../topics/homeowners-insurance/topic'),
  'affordability-calculator': () => import('../topics/affordability-calculator/topic'),
  'rate-comparison': () => import('../topics/rate-comparison/topic'),
  'credit-score-check': () => import('../topics/credit-score-check/topic'),
  'credit-counseling': () => import('../topics/credit-counseling/topic'),
};
