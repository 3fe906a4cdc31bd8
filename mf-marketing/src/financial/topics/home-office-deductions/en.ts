import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'Working from home can lower your tax, if your employer signs a form or you run a business. The flat rate of the pandemic is gone.',
  status: {
    headline: 'Since 2023, employees must use the detailed method',
    text: 'The flat rate of $2 a day existed for 2020 to 2022 only. You need form T2200, signed by your employer, and the real costs.',
  },
  glance: [
    ['Flat rate', 'ended with the 2022 return'],
    ['Employees', 'T2200 from the employer, T777 with the return'],
    ['Line', '22900'],
    ['Self-employed', 'form T2125'],
    ['Accessibility credit', 'up to $2,800'],
    ['Multigenerational credit', 'up to $7,000 for 2026'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Employees: your employer requires you to work from home; a formal telework arrangement counts.',
          'You work there more than 50% of the time for at least 4 weeks in a row, or use the space only for work and regularly meet people there.',
          'Your employer does not reimburse the costs.',
          'Self-employed people: the space is where you mainly work, or is used only for the business and to meet clients.',
        ],
      },
    ],
  },
  amounts: {
    title: 'What counts',
    blocks: [
      {
        table: {
          caption: 'Costs you may claim a share of',
          head: ['Cost', 'Employee', 'Commission employee', 'Self-employed'],
          rows: [
            ['Heat, power, water, internet', 'yes', 'yes', 'yes'],
            ['Rent, minor repairs, supplies', 'yes', 'yes', 'yes'],
            ['Property tax, home insurance', 'no', 'yes', 'yes'],
            ['Mortgage interest', 'no', 'no', 'yes'],
            ['Capital improvements', 'no', 'no', 'not as an expense'],
          ],
        },
      },
      {
        text: 'The share is the area of the workspace divided by the finished area of the home, and by the hours of use if the space serves for something else. Example: 120 of 1,200 sq ft is 10%; of $4,000 of costs, you claim $400.',
      },
    ],
  },
  more: [
    {
      title: 'Renovation credits that do exist',
      blocks: [
        {
          table: {
            caption: 'Federal credits for renovating',
            head: ['Credit', 'Costs counted', 'Tax saved at most'],
            rows: [
              ['Home accessibility', 'up to $20,000', '$2,800 (14%)'],
              ['Multigenerational home renovation, 2026', 'up to $50,000', '$7,000 (14%)'],
              ['Multigenerational home renovation, 2025', 'up to $50,000', '$7,250 (14.5%)'],
            ],
          },
        },
        { text: 'From 2026, a cost claimed for accessibility cannot be claimed as a medical expense too.' },
      ],
    },
  ],
  apply: {
    title: 'How to claim',
    blocks: [
      {
        steps: [
          'Ask your employer for a signed T2200 for the year.',
          'Measure the workspace and the home; keep bills and receipts.',
          'Employees fill in T777 and claim on line 22900; self-employed people use T2125.',
          'In Quebec, ask also for TP-64.3 and fill in TP-59.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not pay for building or renovating the office.',
          'For a business, it cannot create a loss; the unused part is carried to next year.',
          'Claiming depreciation (CCA) on the home can cost part of the principal residence exemption.',
        ],
      },
    ],
  },
  mistakes: [
    ['“I can still claim $2 a day.”', 'Not since the 2022 return.'],
    ['“Renovating my office is deductible.”', 'Improvements are not an employee’s expense.'],
    ['“Employees can claim mortgage interest.”', 'Only self-employed people may claim a share of it.'],
  ],
};
