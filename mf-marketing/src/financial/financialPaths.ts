/** The topics of the financial section, in the order of the menu. Closed programs stay: people keep looking for them. */
export const financialTopics = [
  'insured-mortgages',
  'uninsured-mortgages',
  'rate-renewals',
  'cash-out-refinancing',
  'blended-mortgages',
  'home-equity-loans',
  'helocs',
  'reverse-mortgages',
  'first-time-buyer-incentive',
  'home-buyers-plan',
  'first-time-buyer-tax-credit',
  'rural-northern-loans',
  'provincial-programs',
  'cmhc-resources',
  'nonprofit-programs',
  'affordable-housing',
  'indigenous-housing',
  'land-transfer-tax',
  'gst-hst-rebate',
  'home-office-deductions',
  'energy-efficiency-grants',
  'default-insurance',
  'title-insurance',
  'homeowners-insurance',
  'affordability-calculator',
  'rate-comparison',
  'credit-score-check',
  'credit-counseling',
] as const;

export type FinancialTopic = (typeof financialTopics)[number];

/** Address of a topic below the site root, without language prefix. */
export function financialPath(topic: FinancialTopic): `/financial/${FinancialTopic}` {
  return `/financial/${topic}`;
}
