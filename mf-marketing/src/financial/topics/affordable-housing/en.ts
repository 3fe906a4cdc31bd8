import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'Housing is usually called affordable when it takes at most 30% of income before tax. Federal money goes to builders and non-profits; people apply locally.',
  status: {
    headline: 'Build Canada Homes took over in part on September 14, 2025',
    text: 'The new federal body started with $13 billion. Its framework was revised in November 2025; we have not confirmed its later legal status. CMHC keeps delivering programs meanwhile.',
  },
  glance: [
    ['Yardstick', '30% of income before tax'],
    ['Build Canada Homes', '$13 billion at its start'],
    ['First homes', '4,000 on six federal sites'],
    ['Where people apply', 'provincial and municipal registries, co-ops, non-profits'],
  ],
  who: {
    blocks: [
      {
        list: [
          'For subsidized rent: households under an income limit set by the province or city.',
          'For co-ops: anyone the co-op accepts; some homes are subsidized.',
          'For the Canada Housing Benefit: tenants, through the program of their province.',
          'For federal money: builders, cities, Indigenous governments and non-profits, not individual buyers.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'What 30% of income means each month',
          head: ['Yearly income', 'Affordable housing cost'],
          rows: [
            ['$36,000', '$900'],
            ['$48,000', '$1,200'],
            ['$60,000', '$1,500'],
            ['$80,000', '$2,000'],
          ],
        },
      },
    ],
  },
  programs: {
    buildCanadaHomes: {
      name: 'Build Canada Homes',
      text: 'Finances and builds affordable homes with builders and non-profits. Includes $1 billion for transitional and supportive housing.',
    },
    rentalProtection: { name: 'Canada Rental Protection Fund', text: '$1.5 billion to help community housing buy rental buildings.' },
    housingFund: {
      name: 'Affordable Housing Fund',
      text: 'Topped up by $1.5 billion of loans on September 19, 2025, about $16 billion in all; CMHC delivered it then.',
    },
    sitesNovaScotia: { name: 'Federal site in Dartmouth', text: 'One of the six first sites of Build Canada Homes.' },
    sitesQuebec: { name: 'Federal site in Longueuil', text: 'One of the six first sites of Build Canada Homes.' },
    sitesOntario: { name: 'Federal sites in Ottawa and Toronto', text: 'Two of the six first sites of Build Canada Homes.' },
    sitesManitoba: { name: 'Federal site in Winnipeg', text: 'One of the six first sites of Build Canada Homes.' },
    sitesAlberta: { name: 'Federal site in Edmonton', text: 'One of the six first sites of Build Canada Homes.' },
    sitesNunavut: { name: 'Homes with Nunavut Housing', text: 'More than 700 homes announced with the Nunavut Housing Corporation.' },
  },
  apply: {
    blocks: [
      {
        steps: [
          'Register with the housing registry of your city or province; waiting lists are long, so do it early.',
          'Apply to co-ops and non-profits directly: each keeps a list of its own.',
          'Ask your province about the Canada Housing Benefit.',
          'Renew your application and report changes, or you may lose your place.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'Build Canada Homes sells and rents nothing to you directly.',
          'A place on a list is no promise of a date.',
          'Affordable for one program can be too dear for your income: ask for the figure.',
        ],
      },
    ],
  },
  mistakes: [['“I apply to the federal government for a house.”', 'You apply to your city, your province, a co-op or a non-profit.']],
};
