import { defineMessages } from '@marketplace/section-kit';

/** The name of a source's number, in texts of other pages too. */
export const citedMessages = defineMessages('marketing.cited', {
  en: { mark: 'Source {{number}}' },
  fr: { mark: 'Source {{number}}' },
});
