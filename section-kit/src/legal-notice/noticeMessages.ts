import { defineMessages } from '@marketplace/section-kit';

/** The sentences of the notices in `consent_texts`, whose versions stand on the pages they lead to. */
export const noticeMessages = defineMessages('kit.notice', {
  en: {
    use: 'How we use this:',
    privacy: 'Privacy',
    terms: 'Terms',
    'quebec.why':
      'Quebec’s Charter of the French language has us give you the French text first. It holds unless you choose the English one.',
    'quebec.choose': 'The French text came first. I choose the English one:',
  },
  fr: {
    use: 'Ce que nous en faisons\u00a0:',
    privacy: 'Confidentialité',
    terms: 'Conditions',
    'quebec.why':
      'La Charte de la langue française veut que nous vous remettions d’abord le texte français. Il s’applique, sauf si vous choisissez le texte anglais.',
    'quebec.choose': 'Le texte français m’a été remis d’abord. Je choisis le texte anglais\u00a0:',
  },
});
