import { defineMessages } from '@marketplace/section-kit';

/** Texts of the form that declines a request. */
export const declineMessages = defineMessages('services.lead-decline', {
  en: {
    title: 'Decline this request',
    lead: 'The homeowner will read the reason and can ask other companies.',
    reason: 'Reason',
    choose: 'Choose…',
    note: 'Note to the homeowner',
    submit: 'Decline',
    done: 'Request declined',
    'rule.reason': 'Choose a reason',
    'rule.note': 'Write at most 2,000 characters',
  },
  fr: {
    title: 'Décliner cette demande',
    lead: 'Le client lira le motif et pourra consulter d’autres entreprises.',
    reason: 'Motif',
    choose: 'Choisir…',
    note: 'Note au client',
    submit: 'Décliner',
    done: 'Demande déclinée',
    'rule.reason': 'Choisissez un motif',
    'rule.note': 'Écrivez au plus 2\u00a0000 caractères',
  },
});
