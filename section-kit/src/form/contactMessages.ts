import { defineMessages } from '../messages/defineMessages';

export const contactMessages = defineMessages('kit.contact', {
  en: {
    name: 'Your name',
    email: 'Email',
    phone: 'Phone (optional)',
    preferred: 'Best way to reach you',
    'preferred.email': 'By email',
    'preferred.phone': 'By phone',
    'preferred.message': 'By message',
  },
  fr: {
    name: 'Votre nom',
    email: 'Courriel',
    phone: 'Téléphone (facultatif)',
    preferred: 'Meilleure façon de vous joindre',
    'preferred.email': 'Par courriel',
    'preferred.phone': 'Par téléphone',
    'preferred.message': 'Par message',
  },
});
