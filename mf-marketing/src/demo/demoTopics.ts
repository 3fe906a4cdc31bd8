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
export type DemoTopic = (typeof demoTopics)[number];

/** The topic of an address; the whole product for a word that is none of them. */
export const askedTopic = (word: string | null): DemoTopic => demoTopics.find((topic) => topic === word) ?? 'general';
