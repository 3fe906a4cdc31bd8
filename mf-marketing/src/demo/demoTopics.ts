import { choiceParam, defineQuery } from '@marketplace/section-kit';

/** What can be shown, as vendor pages name it in `/demo?topic=`. */
export const demoTopics = [
  'general',
  'listings',
  'elite',
  'search-ads',
  'display-ads',
  'social-ads',
  'video-ads',
  'email-marketing',
  'custom-promotions',
  'websites',
  'catalogue-placement',
  'ai-lead-management',
  'sms-messaging',
  'live-chat',
  'reporting',
] as const;

/** The topic of an address; the whole product for a word that is none of them. */
export const demoQuery = defineQuery({ topic: choiceParam('general', demoTopics) }, { keepsOthers: true });
