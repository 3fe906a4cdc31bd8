import { defineMessages } from '@marketplace/section-kit';

/** What stands where the reports of an account have not come. */
export const lateReportMessages = defineMessages('account.profile.lateReports', {
  en: { failed: 'What you reported could not be loaded' },
  fr: { failed: 'Impossible de charger vos signalements' },
});
