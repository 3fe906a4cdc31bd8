import { defineMessages } from '@marketplace/section-kit';

/** When a company is open. */
export const hoursMessages = defineMessages('services.hours', {
  en: {
    title: 'Opening hours',
    mon: 'Monday',
    tue: 'Tuesday',
    wed: 'Wednesday',
    thu: 'Thursday',
    fri: 'Friday',
    sat: 'Saturday',
    sun: 'Sunday',
    closed: 'Closed',
    midnight: 'midnight',
    between: '{{from}} to {{to}}',
    appointment: 'By appointment',
    'appointment.too': 'Other times by appointment',
  },
  fr: {
    title: 'Heures d’ouverture',
    mon: 'Lundi',
    tue: 'Mardi',
    wed: 'Mercredi',
    thu: 'Jeudi',
    fri: 'Vendredi',
    sat: 'Samedi',
    sun: 'Dimanche',
    closed: 'Fermé',
    midnight: 'minuit',
    between: 'de {{from}} à {{to}}',
    appointment: 'Sur rendez-vous',
    'appointment.too': 'Aussi sur rendez-vous',
  },
});
