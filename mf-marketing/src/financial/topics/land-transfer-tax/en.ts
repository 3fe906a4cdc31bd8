import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'Paid once, in cash, when a home changes hands. Most provinces tax in brackets; some charge registration fees only.',
  status: {
    headline: 'Toronto’s rates above $3,000,000 rose on April 1, 2026',
    text: 'Quebec’s thresholds are indexed every January: these are the ones of 2026, and new ones apply from January 1, 2027. The other rates below were in force on November 20, 2026.',
  },
  glance: [
    ['When', 'at closing; in Quebec, by a bill after registration'],
    ['Base', 'usually the greater of price and assessed or market value'],
    ['Fees only, no tax', 'Alberta, Saskatchewan, Newfoundland and Labrador, the territories'],
    ['Relief for first-time buyers', 'BC, Ontario, Toronto, PEI; Quebec by a tax credit'],
  ],
  who: {
    title: 'Who pays, and who is relieved',
    blocks: [
      {
        list: [
          'The buyer pays. It cannot be added to an insured mortgage, so keep cash for it.',
          'First-time buyers get relief in British Columbia, Ontario, Toronto and Prince Edward Island, at closing. Quebec gives a refundable tax credit afterwards.',
          'Non-residents can owe more: Ontario 25%, Toronto 10% more since January 1, 2025, Nova Scotia 10%. British Columbia has a tax on foreign buyers in listed regions.',
          'A federal ban on purchases by non-Canadians was extended to January 1, 2027, as far as we know; check before you sign.',
        ],
      },
    ],
  },
  amounts: {
    blocks: [
      {
        table: {
          caption: 'Tax before relief, principal residence',
          head: ['Price', 'BC', 'Ontario', 'Toronto, both', 'Montréal', 'Halifax', 'Alberta (fee)'],
          rows: [
            ['$400,000', '$6,000', '$4,475', '$8,950', '$4,110.50', '$6,000', '$450'],
            ['$500,000', '$8,000', '$6,475', '$12,950', '$5,610.50', '$7,500', '$550'],
            ['$700,000', '$12,000', '$10,475', '$20,950', '$9,349', '$10,500', '$750'],
            ['$1,000,000', '$18,000', '$16,475', '$32,950', '$15,349', '$15,000', '$1,050'],
          ],
        },
      },
      {
        text: 'For a first-time buyer at $500,000: $0 in British Columbia, $2,475 in Ontario, $4,475 in Toronto, and in Montréal a credit of $5,152.63 afterwards.',
      },
    ],
  },
  provinces: {
    text: 'Choose your province for brackets and relief. Brackets are marginal: each rate applies to its slice only.',
    entries: {
      AB: { summary: 'No tax. Title fee: $50 plus $5 for each $5,000 of value; the same again on the mortgage (since October 20, 2024).' },
      BC: {
        summary: '1% to $200,000; 2% to $2,000,000; 3% above; residential value above $3,000,000 pays 2% more.',
        blocks: [
          {
            list: [
              'First-time buyers: no tax on the first $500,000 (at most $8,000) up to a value of $835,000; nothing left at $860,000.',
              'Newly built homes: no tax up to $1,100,000; nothing left at $1,150,000. Also for those who owned before.',
              'The larger relief applies, never both. Both date from April 1, 2024.',
            ],
          },
        ],
      },
      MB: {
        summary: '0% to $30,000; 0.5% to $90,000; 1% to $150,000; 1.5% to $200,000; 2% above. No relief.',
        blocks: [
          {
            text: 'Plus $137 to register the transfer and $137 for the mortgage. From January 1, 2027, transfers of a beneficial interest (bare trusts) are taxed too; ordinary purchases do not change.',
          },
        ],
      },
      NB: { summary: '1% of the greater of price and assessed value. No relief.' },
      NL: {
        summary: 'No tax. Deed: $100 plus $0.40 for each $100 above $500. No relief.',
        blocks: [{ text: 'The mortgage is registered at the same tariff, up to $5,000. The deed has no such cap: $2,098 at $500,000.' }],
      },
      NS: {
        summary: 'Set by the municipality, 1.0% to 1.5% of the price; 1.5% in Halifax and Cape Breton. No relief.',
        blocks: [
          {
            text: 'Buyers who do not live in the province pay 10% more on homes of up to 3 units (5% until March 31, 2025), unless they move in within 6 months of the deed.',
          },
        ],
      },
      NT: {
        summary:
          'No tax. $2.00 for each $1,000 up to $1,000,000 (at least $100), $1.50 above; mortgage $1.50 for each $1,000, at least $80 (since September 1, 2025).',
      },
      NU: {
        summary:
          'No tax. $1.50 for each $1,000 up to $1,000,000 (at least $60), $1.00 above; mortgage $1.00 for each $1,000, at least $40.',
      },
      ON: {
        summary: '0.5% to $55,000; 1% to $250,000; 1.5% to $400,000; 2% to $2,000,000; 2.5% above. First-time refund up to $4,000.',
        blocks: [
          {
            table: {
              caption: 'Toronto adds its own tax',
              head: ['Slice', 'Rate since April 1, 2026'],
              rows: [
                ['Up to $2,000,000', 'as Ontario'],
                ['$2,000,000 to $3,000,000', '2.5%'],
                ['$3,000,000 to $4,000,000', '4.40%'],
                ['$4,000,000 to $5,000,000', '5.45%'],
                ['$5,000,000 to $10,000,000', '6.50%'],
                ['$10,000,000 to $20,000,000', '7.55%'],
                ['Above $20,000,000', '8.60%'],
              ],
            },
          },
          { text: 'First-time buyers in Toronto get up to $4,475 more. No other Ontario municipality has such a tax.' },
        ],
      },
      PE: {
        summary: '1% of the greater of price and assessed value; nothing up to $30,000. First-time buyers are exempt, at any price.',
        blocks: [
          {
            text: 'A 2025 budget announced 2% from $1,000,000. The Act as consolidated on May 29, 2026 still says 1%. Above $1,000,000, ask the province.',
          },
        ],
      },
      QC: {
        summary: '0.5% to $62,900; 1% to $315,000; 1.5% above (2026). Municipalities may go up to 3% above $500,000.',
        blocks: [
          {
            table: {
              caption: 'Montréal in 2026',
              head: ['Slice', 'Rate'],
              rows: [
                ['Up to $62,900', '0.5%'],
                ['To $315,000', '1%'],
                ['To $552,300', '1.5%'],
                ['To $1,104,700', '2%'],
                ['To $2,136,500', '2.5%'],
                ['To $3,113,000', '3.5%'],
                ['Above', '4%'],
              ],
            },
          },
          {
            list: [
              'The base is the greatest of the price, the price stated in the deed, and the assessment times the comparative factor.',
              'First purchase from January 1, 2026: a refundable credit gives back the first $5,000 and 25% of the next $3,500, at most $5,875.',
              'On an exempt transfer, the municipality may charge a small special duty (droit supplétif).',
            ],
          },
        ],
      },
      SK: { summary: 'No tax. Title fee: $25 to $6,300, then 0.4% of the value; mortgage registration $200 to $1,000 (April 2026).' },
      YT: {
        summary: 'No tax. Fee of $50 to $750 by value, plus a payment to the assurance fund.',
        blocks: [
          {
            text: 'Assurance fund: $20 plus $10 for each $10,000, on the increase since the last registration. At $500,000 the whole can reach $860.',
          },
        ],
      },
    },
    otherwise: 'We found no rule for this place.',
  },
  apply: {
    title: 'How it is paid',
    blocks: [
      {
        steps: [
          'Estimate it before you make an offer, and keep the cash apart from the down payment.',
          'Your lawyer or notary calculates it and claims the relief at registration.',
          'In Quebec, the municipality sends the bill a few months later; claim the credit on your return.',
          'Meet the conditions of the relief (move in, stay), or it is taken back.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It is not the yearly property tax.',
          'It is not charged again when you refinance; registering the new mortgage still costs a fee in some provinces.',
          'It does not replace GST or HST on a new home.',
        ],
      },
    ],
  },
  mistakes: [
    ['“It is a flat percentage.”', 'In most provinces it rises in brackets.'],
    ['“I can add it to my mortgage.”', 'It is cash at closing.'],
    ['“In Quebec only the price counts.”', 'The adjusted municipal assessment counts when it is higher.'],
    ['“PEI exempts first-time buyers only up to $200,000.”', 'That cap was repealed in 2016.'],
  ],
};
