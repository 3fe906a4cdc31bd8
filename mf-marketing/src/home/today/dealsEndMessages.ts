import { defineMessages } from '@marketplace/section-kit';

/** Until when the deals of the week hold. */
export const dealsEndMessages = defineMessages('marketing.deals-end', {
  en: {
    until: 'This week’s deals end on {{date}}.',
    'left.days': '{{days}} d {{hours}} h left.',
    'left.hours': '{{hours}} h {{minutes}} min left.',
    'left.minutes': '{{minutes}} min left.',
    'left.soon': 'Less than a minute left.',
  },
  fr: {
    until: 'Les aubaines de cette semaine prennent fin le {{date}}.',
    'left.days': 'Encore {{days}} j {{hours}} h.',
    'left.hours': 'Encore {{hours}} h {{minutes}} min.',
    'left.minutes': 'Encore {{minutes}} min.',
    'left.soon': 'Encore moins d’une minute.',
  },
});
