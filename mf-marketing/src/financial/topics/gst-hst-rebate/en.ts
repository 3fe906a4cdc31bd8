import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'GST or HST is due on new and substantially renovated homes. Part of it, and for first-time buyers all of the federal part up to $50,000, comes back.',
  status: {
    headline: 'The first-time buyers’ rebate is law since March 12, 2026',
    text: 'It applies to agreements with a builder signed from March 20, 2025 to December 31, 2030. Ontario’s enhanced rebate covers agreements signed from April 1, 2026 to March 31, 2027.',
  },
  glance: [
    ['First-time buyers, federal', 'up to $50,000, for prices up to $1,000,000'],
    ['Falls to nothing at', '$1,500,000'],
    ['Everybody, federal', '36% of the GST, up to $6,300; nothing from $450,000'],
    ['Ontario', 'up to $80,000 of the provincial part'],
    ['Deadline', '2 years'],
    ['Resale homes', 'no GST, so no rebate'],
  ],
  who: {
    blocks: [
      { text: 'For the first-time buyers’ rebate, all of these:' },
      {
        list: [
          'you are 18 or older and a citizen or permanent resident;',
          'the new home is your main residence, and you are the first to live in it;',
          'this year and in the 4 years before, you did not live in a home owned by you or your spouse;',
          'neither of you has had this rebate before: it is given once in a lifetime;',
          'construction starts before 2031, and the home is substantially complete and yours before 2036. For a home you build, the start of construction counts.',
        ],
      },
      { text: 'A renovated home counts as new only if 90% or more of the interior was rebuilt.' },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Federal rebates by price before tax',
          head: ['Price', 'GST', 'Everybody', 'First-time buyers, in all'],
          rows: [
            ['$300,000', '$15,000', '$5,400', '$15,000'],
            ['$400,000', '$20,000', '$3,150', '$20,000'],
            ['$450,000', '$22,500', '$0', '$22,500'],
            ['$900,000', '$45,000', '$0', '$45,000'],
            ['$1,000,000', '$50,000', '$0', '$50,000'],
            ['$1,250,000', '$62,500', '$0', '$25,000'],
            ['$1,500,000', '$75,000', '$0', '$0'],
          ],
        },
      },
      { text: 'These are estimates: the CRA’s worksheets in guide RC4028 decide, above all between $1,000,000 and $1,500,000.' },
    ],
  },
  provinces: {
    text: 'The federal rebate is the same everywhere. Some provinces give back part of their own tax.',
    entries: {
      ON: {
        summary:
          'Regular rebate up to $24,000; first-time buyers up to $80,000; any buyer up to $80,000 for agreements from April 1, 2026 to March 31, 2027.',
        blocks: [
          {
            table: {
              caption: 'Rebate of Ontario’s 8%, estimates',
              head: ['Price', 'Regular', 'First-time', 'Enhanced, any buyer'],
              rows: [
                ['$400,000', '$24,000', '$32,000', '$32,000'],
                ['$900,000', '$24,000', '$72,000', '$72,000'],
                ['$1,000,000', '$24,000', '$80,000', '$80,000'],
                ['$1,250,000', '$24,000', '$40,000', '$80,000'],
                ['$1,600,000', '$24,000', '$24,000', '$64,000'],
                ['$1,850,000', '$24,000', '$24,000', '$24,000'],
              ],
            },
          },
          {
            list: [
              'All rebates of the 8% together stop at $80,000: two programs do not make $160,000.',
              'Enhanced rebate: construction starts by December 31, 2028 and ends by December 31, 2031. Amending an older agreement does not qualify.',
              'The Ontario New Home Affordability Payment adds up to $50,000, less the federal rebates.',
              'Between $1,000,000 and $1,850,000 the reductions are our reading of published limits: use Notice 346 before you count on them.',
            ],
          },
        ],
      },
      QC: {
        summary:
          'QST rebate of 50%, up to $9,975 for prices up to $200,000, nothing from $300,000. Our source is from 2021: confirm with Revenu Québec.',
      },
      NS: { summary: 'First-time buyers: 18.75% of the provincial part, up to $3,000.' },
      NB: { summary: 'HST of 15%. We have not confirmed a rebate of the provincial part; the federal rebate applies.' },
      NL: { summary: 'HST of 15%. We have not confirmed a rebate of the provincial part; the federal rebate applies.' },
      PE: { summary: 'HST of 15%. We have not confirmed a rebate of the provincial part; the federal rebate applies.' },
      SK: { summary: 'GST of 5% with the federal rebate. Ask the province about a PST rebate on new homes.' },
    },
    otherwise: 'GST of 5% with the federal rebate; we found no rebate of a provincial tax on new homes.',
  },
  apply: {
    blocks: [
      {
        steps: [
          'Find out whether the builder credits the rebate in the price. If so, you sign the form and the builder sends it.',
          'Otherwise file form GST190 (bought from a builder) or GST191 (built by you), with RC7190-ON or RC7191-ON in Ontario.',
          'Do it within 2 years, and keep the agreement, the statement of adjustments and proof that you moved in.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not apply to ordinary resale homes, which carry no GST.',
          'It is not for a home bought to rent out or to sell; other rules exist for landlords.',
          'It does not remove the tax: if you do not qualify, a credited rebate must be paid back.',
        ],
      },
    ],
  },
  mistakes: [
    ['“HST is gone for everybody.”', 'The full federal relief is for first-time buyers, up to $1,000,000.'],
    ['“Two Ontario programs make $160,000.”', 'The rebates of the 8% stop at $80,000 together.'],
    ['“Only agreements from May 27, 2025 count.”', 'The first draft said so; the law says March 20, 2025.'],
  ],
};
