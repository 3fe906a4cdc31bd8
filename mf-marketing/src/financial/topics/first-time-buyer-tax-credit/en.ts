import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'The home buyers’ amount lowers your federal tax in the year you buy a first home. It is a credit, not a cheque.',
  status: {
    headline: 'Worth $1,400 for homes bought in 2026',
    text: 'The credit follows the lowest federal tax rate, which fell to 14% in 2026. It was $1,450 for 2025 and $1,500 for 2024 and before.',
  },
  glance: [
    ['Amount claimed', '$10,000 per home'],
    ['Federal tax saved, 2026', 'up to $1,400'],
    ['Line', '31270 of the return'],
    ['Refundable', 'no'],
    ['Shared by two buyers', 'yes, $10,000 in all'],
  ],
  who: {
    blocks: [
      {
        list: [
          'You or your spouse bought a home in Canada and it is registered in your name.',
          'As a rule, neither of you owned and lived in another home this year or in the 4 years before. Buyers eligible for the disability tax credit are exempt from this test.',
          'You intend to live in it within a year.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Federal credit by year of purchase',
          head: ['Year', 'Lowest rate', 'Credit on $10,000'],
          rows: [
            ['2024 and before', '15%', '$1,500.00'],
            ['2025', '14.5%', '$1,450.00'],
            ['2026', '14%', '$1,400.00'],
          ],
        },
      },
      {
        text: 'A federal top-up credit may help the few people with very large credits after the rate cut: read the guide to your return.',
      },
    ],
  },
  provinces: {
    text: 'Two provinces add a credit of their own.',
    entries: {
      QC: {
        summary:
          '$1,400 more from Quebec ($10,000 at 14%). The federal credit is worth $1,169.00 in 2026, because of the 16.5% federal abatement.',
      },
      SK: { summary: '$1,575 more from Saskatchewan ($15,000 at 10.5%), since January 1, 2025.' },
    },
    otherwise: 'Federal credit only; we found no provincial one.',
  },
  apply: {
    blocks: [
      {
        steps: [
          'Keep the deed or the statement of adjustments: it shows the date and the names.',
          'Claim the amount on line 31270 of the return for the year of purchase.',
          'If two people buy, agree who claims how much; the total stays at $10,000.',
          'In Quebec and Saskatchewan, claim the provincial credit as well.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not help with the down payment: it comes with your tax return, the year after.',
          'It is not refunded when you owe no tax.',
        ],
      },
    ],
  },
  mistakes: [
    ['“I get $10,000.”', 'You get tax relief on $10,000: $1,400 in 2026.'],
    ['“It is still $1,500.”', 'That was the value up to 2024.'],
  ],
};
