import type { OfferName } from './offerLoaders';

/** Which offer each address shows. Email marketing has two addresses; search engines keep the first. */
export const offerPaths: Record<string, OfferName> = {
  '/video-ads': 'video-ads',
  '/targeted-email-marketing': 'email-marketing',
  '/email-marketing': 'email-marketing',
  '/custom-promotions': 'custom-promotions',
  '/websites': 'websites',
  '/catalogue-placement': 'catalogue-placement',
  '/ai-lead-management': 'ai-lead-management',
  '/sms-messaging': 'sms-messaging',
  '/live-chat': 'live-chat',
};
