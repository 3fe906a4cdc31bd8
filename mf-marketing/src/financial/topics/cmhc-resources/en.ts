import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'Canada Mortgage and Housing Corporation insures mortgages, runs some programs and publishes data. It does not lend you the money for a home.',
  status: {
    headline: 'Homeowner insurance is unchanged; affordable housing is moving to Build Canada Homes',
    text: 'CMHC keeps delivering affordable-housing programs during the move. Two programs people still look for, the First-Time Home Buyer Incentive and the Greener Homes Loan, are closed.',
  },
  glance: [
    ['What it is', 'the federal housing Crown corporation'],
    ['How to get its insurance', 'through an approved lender'],
    ['Credit score asked', '600 for at least one borrower'],
    ['Rental Market Survey', 'reference month October'],
  ],
  who: {
    title: 'Who deals with CMHC',
    blocks: [
      {
        terms: [
          ['Home buyers', 'Through their lender, who applies for the insurance. You cannot apply yourself.'],
          ['Owners who renovate', 'For the energy-efficiency refund of part of the premium.'],
          ['Builders and non-profits', 'For multi-unit insurance and affordable-housing money.'],
          ['First Nations', 'For on-reserve rental housing under section 95.'],
          ['Everyone', 'For data: rents, vacancy, starts and prices, free of charge.'],
        ],
      },
    ],
  },
  amounts: {
    title: 'Key figures',
    blocks: [
      {
        table: {
          caption: 'CMHC insurance for homeowners',
          head: ['Point', 'Figure'],
          rows: [
            ['Largest loan, 1 or 2 units', '95% of the value'],
            ['Largest loan, 3 or 4 units', '90% of the value'],
            ['Premium', '2.80% to 4.00% of the loan, plus 0.20 point beyond 25 years'],
            ['Refund for energy efficiency', '25% of the premium'],
            ['Credit when moving', '100% within 6 months, 50% within 12, 25% within 24'],
          ],
        },
      },
      { text: 'Reading the rent data: the survey covers occupied units, so the rents asked for vacant ones are higher than its averages.' },
    ],
  },
  programs: {
    insurance: {
      name: 'CMHC Purchase',
      text: 'Default insurance for a home below $1,500,000 with a down payment under 20%. Variants exist for newcomers, self-employed people and income properties.',
    },
    homeStart: { name: 'CMHC Home Start', text: '30-year amortization for first-time buyers and newly built homes.' },
    eco: { name: 'CMHC Eco Plus and Eco Improvement', text: '25% of the premium back for an energy-efficient purchase or renovation.' },
    portability: { name: 'CMHC Portability', text: 'Part of the premium is credited when you move with your insured mortgage.' },
    multiUnit: {
      name: 'Multi-unit insurance and MLI Select',
      text: 'For 5 units and more. Premiums follow risk since July 14, 2025; 50, 70 or 100 points give a discount of 10%, 20% or 30%.',
    },
    section95: { name: 'On-Reserve Non-Profit Housing (section 95)', text: 'Subsidy and loans for rental homes built by First Nations.' },
    incentive: { name: 'First-Time Home Buyer Incentive', text: 'No applications since March 21, 2024.' },
    greenerLoan: { name: 'Canada Greener Homes Loan', text: 'Last applications on October 1, 2025.' },
  },
  apply: {
    title: 'How to use CMHC',
    blocks: [
      {
        steps: [
          'For insurance, ask your lender which insurer it uses; the standard premium is the same at all three.',
          'For the energy refund, keep the evaluation report and ask CMHC for the form.',
          'For data, open the Housing Market Information Portal on CMHC’s site.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not set mortgage rates.',
          'It does not lend to individual buyers.',
          'It does not decide your application: the lender does, within CMHC’s rules.',
        ],
      },
    ],
  },
  mistakes: [
    ['“CMHC lends me the money.”', 'It insures the lender. The money comes from the lender.'],
    ['“CMHC sets my rate.”', 'Lenders do, following the bond market and the Bank of Canada.'],
  ],
};
