import { defineMessages } from '@marketplace/section-kit';
import type { BadgeProps } from '@marketplace/shared-ui';

/** The states of a request as they are stored. */
export const statuses = [
  'draft',
  'sent',
  'viewed',
  'interested',
  'quoted',
  'connected',
  'hired',
  'completed',
  'declined',
  'withdrawn',
  'expired',
] as const;
export type RequestStatus = (typeof statuses)[number];

export const statusTones: Readonly<Record<RequestStatus, BadgeProps['tone']>> = {
  draft: 'warning',
  sent: 'info',
  viewed: 'info',
  interested: 'accent',
  quoted: 'accent',
  connected: 'primary',
  hired: 'success',
  completed: 'success',
  declined: 'neutral',
  withdrawn: 'neutral',
  expired: 'neutral',
};

/** What a booking at a list price is called in some states. */
const bookingWords: Readonly<
  Partial<Record<RequestStatus, 'booking.requested' | 'booking.confirmed' | 'booking.cancelled' | 'list.accepted'>>
> = {
  sent: 'booking.requested',
  viewed: 'booking.requested',
  hired: 'booking.confirmed',
  declined: 'booking.cancelled',
  withdrawn: 'booking.cancelled',
};

/** Whose quote for a list was accepted is not hired. */
const listWords: typeof bookingWords = { hired: 'list.accepted' };

/** The words of a state that depend on where the request comes from. */
export const wordOf = (status: RequestStatus, source: string | undefined) =>
  (source === 'fixed_price' && bookingWords[status]) || (source === 'materials' && listWords[status]) || status;

/** What people read for a state. */
export const statusMessages = defineMessages('services.request-status', {
  en: {
    draft: 'Not sent yet',
    sent: 'Sent',
    viewed: 'Seen',
    interested: 'Interested',
    quoted: 'Quote received',
    connected: 'In contact',
    hired: 'Hired',
    completed: 'Completed',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    expired: 'Expired',
    'booking.requested': 'Requested',
    'booking.confirmed': 'Confirmed',
    'booking.cancelled': 'Cancelled',
    'list.accepted': 'Accepted',
  },
  fr: {
    draft: 'Pas encore envoyée',
    sent: 'Envoyée',
    viewed: 'Vue',
    interested: 'Intérêt confirmé',
    quoted: 'Soumission reçue',
    connected: 'En contact',
    hired: 'Contrat confié',
    completed: 'Travaux terminés',
    declined: 'Refusée',
    withdrawn: 'Retirée',
    expired: 'Expirée',
    'booking.requested': 'Demandée',
    'booking.confirmed': 'Confirmée',
    'booking.cancelled': 'Annulée',
    'list.accepted': 'Soumission acceptée',
  },
});
