import { defineMessages } from '@marketplace/section-kit';
import { trackingEnglish } from './trackingEnglish';
import { trackingFrench } from './trackingFrench';

/** Texts of the page that follows a request. */
export const trackingMessages = defineMessages('services.tracking', { en: trackingEnglish, fr: trackingFrench });
