import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'Habitat for Humanity and local non-profits open a door to owning for families the banks turn away. Each affiliate has rules of its own.',
  status: {
    headline: 'Open where an affiliate is building; criteria differ from town to town',
    text: 'Figures below come from affiliates’ pages, several without a date. Ask the affiliate nearest to you.',
  },
  glance: [
    ['Habitat: down payment', 'none'],
    ['Habitat: volunteer hours', 'typically 500'],
    ['Habitat: payments', 'geared to income'],
    ['Home', 'sold at fair value, not given away'],
  ],
  who: {
    blocks: [
      {
        list: [
          'Families with steady, modest income who cannot get an ordinary mortgage.',
          'Often with children, living in housing that is too small, unsafe or too dear.',
          'Ready to give volunteer hours and to stay in the community.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Two affiliates compared',
          head: ['Point', 'Southern Alberta', 'Edmonton'],
          rows: [
            ['Mortgage', 'no interest', 'first mortgage on about half the value with a credit union; the rest interest-free for 20 years'],
            ['Payments', 'at most 30% of household income', 'ask the affiliate'],
            ['Income', 'from about $40,000, from employment', 'ask the affiliate'],
            ['Savings', '$7,500', 'ask the affiliate'],
            ['Residence', '2 years in Alberta, at least one child', 'ask the affiliate'],
          ],
        },
      },
    ],
  },
  programs: {
    habitat: {
      name: 'Habitat for Humanity',
      text: 'Homes at fair value with no down payment and an income-geared mortgage; typically 500 volunteer hours. Find the affiliate of your region.',
    },
    habitatSouth: {
      name: 'Habitat for Humanity Southern Alberta',
      text: 'No interest; payments of at most 30% of household income; savings of $7,500.',
    },
    habitatEdmonton: {
      name: 'Habitat for Humanity Edmonton',
      text: 'First mortgage with a credit union on about half the value, second one interest-free for 20 years.',
    },
    attainable: { name: 'Attainable Homes Calgary', text: 'Down payment help, with $2,000 from the buyer. The figures on file are old.' },
  },
  more: [
    {
      title: 'Other ways to a secure home',
      blocks: [
        {
          terms: [
            [
              'Shared-appreciation mortgages',
              'In Ontario, non-profit developers such as Options for Homes lend part of the price as a second mortgage with no payments until you sell; they then share the gain.',
            ],
            ['Housing co-operatives', 'You are a member rather than an owner: monthly charges at cost, and a say in decisions.'],
            ['Community land trusts', 'The trust keeps the land, so that the home stays affordable for the next family.'],
          ],
        },
      ],
    },
  ],
  apply: {
    blocks: [
      {
        steps: [
          'Find the affiliate or non-profit of your area and attend an information meeting.',
          'Check income range, residency and hours before you fill in forms.',
          'Bring proof of income, debts and present housing costs.',
          'Ask what happens when you sell: who buys, and at what price.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It is not a free house: you pay a mortgage, taxes, insurance and upkeep.',
          'It is not fast: families are chosen when homes are being built.',
          'The resale price can be limited.',
        ],
      },
    ],
  },
  mistakes: [
    ['“Habitat gives away houses.”', 'It sells them at fair value with a mortgage you can carry.'],
    ['“The rules are the same everywhere.”', 'Every affiliate sets its own.'],
  ],
};
