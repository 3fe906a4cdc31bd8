import type { Offer } from './Offer';

export type OfferName =
  | 'video-ads'
  | 'email-marketing'
  | 'custom-promotions'
  | 'websites'
  | 'catalogue-placement'
  | 'ai-lead-management'
  | 'sms-messaging'
  | 'live-chat';

/** One chunk per offer, so that a page carries its own words only. */
export const offerLoaders: Record<OfferName, () => Promise<{ offer: Offer }>> = {
  'video-ads': () => import('./video-ads/offer'),
  'email-marketing': () => import('./email-marketing/offer'),
  'custom-promotions': () => import('./custom-promotions/offer'),
  websites: () => import('./websites/offer'),
  'catalogue-placement': () => import('./catalogue-placement/offer'),
  'ai-lead-management': () => import('./ai-lead-management/offer'),
  'sms-messaging': () => import('./sms-messaging/offer'),
  'live-chat': () => import('./live-chat/offer'),
};
