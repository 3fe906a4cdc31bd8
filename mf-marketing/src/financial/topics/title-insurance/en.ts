import type { GuideContent } from '../../guide/Guide';

export const en: GuideContent = {
  lead: 'A one-time premium that covers losses from problems with the ownership of a home: fraud, liens, survey errors, work without permits.',
  status: {
    headline: 'Available everywhere in Canada; not required by law',
    text: 'Lenders often ask for a policy that protects them. Check that you also have an owner’s policy.',
  },
  glance: [
    ['Paid', 'once, at closing'],
    ['Deductible', 'none'],
    ['Lasts', 'as long as you keep an interest in the property'],
    ['Two kinds', 'owner’s policy and lender’s policy'],
    ['After closing', 'still possible'],
  ],
  who: {
    title: 'Who needs it',
    blocks: [
      {
        list: [
          'Buyers, for surprises a title search does not show.',
          'Owners without a policy, for protection against title fraud.',
          'Lenders, who want their own policy; it does not protect you.',
        ],
      },
    ],
  },
  amounts: {
    title: 'What is covered',
    blocks: [
      {
        table: {
          caption: 'Owner’s policy in general; insurers and provinces differ',
          head: ['Problem', 'Usually'],
          rows: [
            ['Forged transfer or mortgage', 'covered'],
            ['Liens and tax arrears of a former owner', 'covered'],
            ['Encroachment, survey error', 'covered'],
            ['Work done without a permit before your policy', 'covered'],
            ['Defects you knew about', 'not covered'],
            ['Leaks, mould, soil contamination', 'not covered'],
            ['Future changes of by-laws', 'not covered'],
          ],
        },
      },
      { text: 'The price depends on the value, the kind of home and the insurer; your lawyer or notary quotes it.' },
    ],
  },
  provinces: {
    text: 'Practice differs most in Quebec.',
    entries: {
      QC: {
        summary:
          'A notary closes the sale, and the usual document is the certificate of location. Title insurance can complete it or replace it when it is out of date: ask the notary.',
      },
    },
    otherwise: 'Your lawyer searches the title; insurance completes the search.',
  },
  apply: {
    title: 'How to buy it',
    blocks: [
      {
        steps: [
          'Ask your lawyer or notary for an owner’s policy and its price.',
          'Tell them what you know: renovations, shared driveways, additions.',
          'Read the exclusions, and keep the policy with the deed.',
          'Already an owner? Ask a title insurer for a policy for existing owners.',
        ],
      },
    ],
  },
  limits: {
    blocks: [
      {
        list: [
          'It does not replace home insurance: fire, water and theft are not covered.',
          'It does not replace a home inspection.',
          'It does not repair the past of a home you know to be faulty.',
        ],
      },
    ],
  },
  mistakes: [
    ['“My lender’s policy protects me.”', 'It protects the lender. You need an owner’s policy.'],
    ['“It must be bought at closing.”', 'It can be bought later too.'],
  ],
};
