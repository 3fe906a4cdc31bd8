import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'Before your term ends, the lender mixes your old rate with today’s rate into one. It can help, but the penalty does not disappear: it moves into the rate.',
  status: {
    headline: 'Offered by many lenders, each with its own method',
    text: 'No law prescribes how a blend is calculated. The formula on this page is a common one; only your lender’s figure counts.',
  },
  glance: [
    ['Blend and extend', 'a new, longer term at a mixed rate'],
    ['Blend to term', 'the same maturity date, with new money added'],
    ['Penalty', 'inside the rate, not cancelled'],
    ['When money is added', 'the qualifying rate applies'],
  ],
  who: {
    blocks: [
      {
        list: [
          'You have a fixed-rate term that has not ended, with a lender that offers blends.',
          'You want a longer term now, or more money, without paying the penalty in cash.',
          'If you add money, you go through a new approval at the greater of the rate plus 2 points and 5.25%.',
        ],
      },
    ],
  },
  amounts: {
    title: 'How the rate is mixed',
    blocks: [
      {
        text: 'A common estimate is a weighted average: the old rate counts for the balance during the months left, today’s rate for the months added and for new money during the whole new term.',
      },
      {
        table: {
          caption: 'Example: $300,000 at 3% with 24 months left; new 60-month term at 5%',
          head: ['Case', 'New money', 'Blended rate'],
          rows: [
            ['Blend and extend', '$0', '4.20%'],
            ['With new money', '$50,000', '4.31%'],
          ],
        },
      },
    ],
  },
  more: [
    {
      title: 'Split mortgages are something else',
      blocks: [
        {
          text: 'A split (hybrid) mortgage is part fixed, part variable. Each part has its own rate, its own penalty and sometimes its own maturity date, which makes leaving harder.',
        },
      ],
    },
  ],
  apply: {
    title: 'How to decide',
    blocks: [
      {
        steps: [
          'Ask for the penalty in dollars, in writing.',
          'Ask for the blended rate and the rate a new client would get for the same term.',
          'Compare the interest over the same period: blend, pay the penalty and leave, or wait until maturity.',
          'Ask what the penalty of the new term will be, and whether the mortgage can be moved to another home.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not waive the penalty.',
          'It rarely gives you the best rate on the market: you can only blend with your own lender.',
          'It does not free you from approval when you borrow more.',
        ],
      },
    ],
  },
  mistakes: [
    ['“It is a free early renewal.”', 'You pay the lost interest through a higher rate over the new term.'],
    [
      '“Blended rate and blended amortization are the same.”',
      'Blended amortization is a term CMHC uses when an insured mortgage is carried to another home, with a surcharge of 0.60%.',
    ],
  ],
};
