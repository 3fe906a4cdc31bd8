import { defineMessages } from '@marketplace/section-kit';

/** Texts of the form that emails a lost link again. */
export const lostLinkMessages = defineMessages('services.lost-link', {
  en: {
    email: 'Email of your request',
    submit: 'Email me my links',
    sent: 'If requests were sent with {{address}}, links to them are on their way there.',
  },
  fr: {
    email: 'Courriel indiqué dans votre demande',
    submit: 'Recevoir mes liens',
    sent: 'Si des demandes ont été faites avec {{address}}, leurs liens viennent d’y être envoyés.',
  },
});
