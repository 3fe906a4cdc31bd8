import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'No law makes you insure your home, but almost every mortgage does. Before a renovation, call your insurer first.',
  status: {
    headline: 'Available; the tax on premiums rises in Quebec on January 1, 2027',
    text: 'Quebec taxes premiums at 9% until December 31, 2026, and at 9.975% after that.',
  },
  glance: [
    ['Required by', 'nearly every mortgage lender'],
    ['Insured value', 'cost to rebuild, not market value'],
    ['Flood and sewer back-up', 'optional add-ons'],
    ['Earthquake', 'separate (British Columbia, Quebec)'],
    ['Contractor’s liability cover', 'often $2 million'],
  ],
  who: {
    title: 'Who should check the policy now',
    blocks: [
      {
        list: [
          'You are about to renovate, add a suite, or leave the home empty for more than about 30 days.',
          'You rent out a room or a basement, or run a business at home.',
          'You own a condo: your own policy must fit the corporation’s policy and its deductibles.',
          'You live near water, on a slope, or in an old sewer district.',
        ],
      },
    ],
  },
  amounts: {
    title: 'What is covered',
    blocks: [
      {
        table: {
          caption: 'Typical homeowner policy; yours decides',
          head: ['Event', 'Basic', 'How to add it'],
          rows: [
            ['Fire, wind, theft', 'yes', 'included'],
            ['Burst pipe', 'usually', 'included'],
            ['Sewer back-up', 'no', 'optional add-on'],
            ['Overland flood', 'no', 'optional add-on, not everywhere'],
            ['Earthquake', 'no', 'optional add-on'],
            ['Wear, slow leaks, poor work', 'no', 'cannot be insured'],
          ],
        },
      },
    ],
  },
  provinces: {
    text: 'Our sources name three provinces that tax the premium of home insurance. Your insurer’s quote shows what applies elsewhere.',
    entries: {
      ON: { summary: '8% tax on the premium.' },
      QC: { summary: '9% tax on the premium until December 31, 2026, then 9.975%. Condo owners must hold liability insurance.' },
      SK: { summary: '6% tax on the premium.' },
      BC: { summary: 'Our sources name no tax on the premium. Ask about earthquake cover.' },
    },
    otherwise: 'Our sources name no tax on the premium; check your insurer’s quote.',
  },
  more: [
    {
      title: 'Before the contractor starts',
      blocks: [
        {
          list: [
            'Tell your insurer the work, its cost and its dates; ask for the answer in writing.',
            'Ask the contractor for a certificate of liability insurance (often $2 million) and a workers’ compensation clearance.',
            'Raise the insured value once the work is done.',
          ],
        },
      ],
    },
  ],
  apply: {
    title: 'Questions to ask',
    blocks: [
      {
        steps: [
          'Is the rebuilding cost guaranteed, and who calculated it?',
          'Which water damage is covered, up to which limit, and with which deductible?',
          'What must I tell you, and when: renovation, vacancy, tenants, wood stove?',
          'Which discount do I get for a backwater valve, a new roof or a monitored alarm?',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not cover a change you did not report: the claim can be refused.',
          'It does not cover upkeep or bad workmanship.',
          'It does not protect your title; that is title insurance.',
        ],
      },
    ],
  },
  mistakes: [
    ['“I insure the market value.”', 'You insure the cost to rebuild; land does not burn.'],
    ['“Water damage is covered.”', 'It is several risks. A burst pipe usually is; sewer back-up and flood need add-ons.'],
  ],
};
