import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'At the end of a term you can stay, negotiate or leave. At maturity there is normally no penalty for leaving.',
  status: {
    headline: 'Changing lenders at renewal became easier on November 21, 2024',
    text: 'For an uninsured mortgage moved as it is between federally regulated lenders, OSFI no longer prescribes the stress test.',
  },
  glance: [
    ['Penalty at maturity', 'normally none'],
    ['Renewal statement', 'at least 21 days before the term ends (federally regulated lenders)'],
    ['Costs that may be added in a straight switch', 'up to $3,000'],
    ['Bank of Canada policy rate', '2.25% on September 2, 2026'],
    ['Prime rate', '4.45% in September 2026'],
    ['Posted 5-year rate', '6.09% in September 2026'],
  ],
  who: {
    title: 'Who can switch without the prescribed test',
    blocks: [
      {
        list: [
          'Uninsured mortgage, between federally regulated lenders, at renewal.',
          'Same balance, with at most $3,000 of costs added; same or shorter amortization.',
          'Not for plans combined with a line of credit, for more money, or for a longer amortization: these are new approvals.',
          'Insured mortgage: as a rule insured borrowers are not tested again when they switch. Ask the insurer and the new lender to confirm it.',
        ],
      },
    ],
  },
  amounts: {
    title: 'Reference rates',
    blocks: [
      {
        table: {
          caption: 'Rates to compare an offer with',
          head: ['Rate', 'Value', 'Date'],
          rows: [
            ['Policy rate of the Bank of Canada', '2.25%', 'September 2, 2026'],
            ['Prime rate', '4.45%', 'September 2026'],
            ['Posted 5-year fixed', '6.09%', 'September 2026'],
            ['Average insured 5-year, as contracted', 'about 4.01%', 'June 2026'],
          ],
        },
      },
      {
        text: 'The Bank of Canada also decided on its rate on October 28, 2026; we have not confirmed that decision. Check the current figures with the Bank before you compare.',
      },
    ],
  },
  more: [
    {
      title: 'Leaving before maturity',
      blocks: [
        {
          list: [
            'Fixed rate: usually the greater of three months’ interest and the interest rate differential.',
            'Variable rate: often three months’ interest.',
            'Terms longer than 5 years: after 5 years, an individual may repay with a charge of at most three months’ interest (Interest Act).',
          ],
        },
        {
          text: 'The Financial Consumer Agency’s example: $200,000 at 6% with 36 months left, comparison rate 4%. Three months’ interest is $3,000; the differential is $12,000. The charge is $12,000.',
        },
      ],
    },
  ],
  apply: {
    title: 'How to renew well',
    blocks: [
      {
        steps: [
          'Four to six months ahead, find your balance, maturity date, remaining amortization and type of charge.',
          'Ask several lenders or a licensed broker for offers, and ask how long each rate is held.',
          'Show your lender the best one and ask for its own best rate.',
          'Compare the total cost over the term, with all fees, not only the rate.',
          'Sign in time. If you do nothing, you may be rolled into a new term at a rate nobody shopped for.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Renewal does not change your amortization unless you ask for it.',
          'A switch does not give you more money; that is refinancing.',
          'A collateral charge is not always transferable: leaving can mean a discharge and a new registration.',
        ],
      },
    ],
  },
  mistakes: [
    ['“I must pass the stress test to renew with my own lender.”', 'A plain renewal with the same lender is not a new qualification.'],
    ['“I have to sign the letter I received.”', 'It is an offer. You may negotiate it or go elsewhere.'],
    ['“Blending avoids the penalty.”', 'A blend hides the penalty inside the new rate. Ask for it in dollars.'],
  ],
};
