import { defineMessages } from '@marketplace/section-kit';

/** The sentences of the notices in `consent_texts`, whose versions stand on the pages they lead to. */
export const noticeMessages = defineMessages('kit.notice', {
  en: {
    use: 'How we use this:',
    privacy: 'Privacy',
    terms: 'Terms',
    'quebec.why':
      'In Quebec, the law (the Charter of the French language) says that you get the French text first. It applies unless you choose the English one.',
    'quebec.choose': 'The French text came first. I choose the English one:',
  },
  fr: {
    use: 'Ce que nous en faisons\u00a0:',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    'quebec.why':
      'Au Québec, la loi (la Charte de la langue française) prévoit que vous recevez d’abord le texte français. Il s’applique, sauf si vous choisissez le texte anglais.',
    'quebec.choose': 'Le texte français m’a été remis d’abord. Je choisis le texte anglais\u00a0:',
  },
});
