import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'Canada has no federal rural mortgage. In the North and in some provinces, public housing bodies lend or give part of the price.',
  status: {
    headline: 'Territorial programs are open; several pages are old',
    text: 'Where a program page bears no date or looks outdated, this guide says “Check status”. Call the housing corporation before you plan with the amount.',
  },
  glance: [
    ['Federal rural mortgage', 'none'],
    ['Northwest Territories', '5% of the price, up to $30,000, forgivable'],
    ['Nunavut', '$250,000 toward a home kit, forgiven over 10 years'],
    ['Ordinary insured mortgages', 'also for rural homes'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Northern programs ask for residency in the territory, and usually for a home in a listed community that you live in.',
          'For an ordinary insured mortgage, the home must be reachable all year and easy enough to sell; land beyond a normal lot may be left out of the value.',
          'On reserve, a different path applies: see the guide on Indigenous housing.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Northwest Territories Home Purchase Program: how the help is forgiven',
          head: ['Help', 'Forgiven after'],
          rows: [
            ['Up to $10,000', '1 year'],
            ['Up to $20,000', '2 years'],
            ['Up to $30,000', '3 years'],
          ],
        },
      },
    ],
  },
  programs: {
    nwtPurchase: {
      name: 'Home Purchase Program (NWT)',
      text: 'Forgivable help with the down payment: 5% of the price or of the maximum construction cost. For first-time buyers with 3 years of residency, in listed communities.',
    },
    nwtPath: {
      name: 'PATH (NWT)',
      text: 'An older page describes help of 5% to 55% of the price, by zone and income. It may have been replaced.',
    },
    nunavut: {
      name: 'Nunavut Homeownership Assistance Program',
      text: '$250,000 toward a home kit, forgiven over 10 years. You need a mortgage for the rest.',
    },
    yukon: {
      name: 'Yukon Housing Corporation loans',
      text: 'First mortgages, owner-build loans and down payment help are described on very old pages. Ask the corporation what it offers today.',
    },
    newBrunswick: {
      name: 'Homeownership Assistance Program (New Brunswick)',
      text: 'Repayable help for first buyers of modest income. The page bears no date, and its limits look old.',
    },
  },
  more: [
    {
      title: 'Farms and acreages',
      blocks: [
        {
          text: 'Farm Credit Canada and provincial agricultural lenders finance farms that include a home. Manitoba and Alberta have lending programs for rural owners and beginning farmers; ask them directly.',
        },
      ],
    },
  ],
  apply: {
    blocks: [
      {
        steps: [
          'Call the housing corporation of your territory or province: is the program open, and for your community?',
          'Get a mortgage pre-approval for the rest of the price.',
          'Have the well, the septic system and the road access inspected at your own cost.',
          'Apply before you sign: help is seldom given for a purchase already made.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'These programs do not pay for running costs such as fuel, water delivery or road upkeep.',
          'A lender’s appraisal does not check wells or septic systems.',
        ],
      },
    ],
  },
  mistakes: [
    [
      '“There is a no-down-payment rural loan, like in the United States.”',
      'USDA and VA loans are American. Canada has nothing of the kind.',
    ],
    ['“The lender inspects the well.”', 'It does not. Order your own inspection.'],
  ],
};
