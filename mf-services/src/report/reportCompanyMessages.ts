import { defineMessages } from '@marketplace/section-kit';

export const reportCompanyMessages = defineMessages('services.report-company', {
  en: { report: 'Report this company', failed: 'The form could not be loaded. Check your connection and try again.' },
  fr: { report: 'Signaler cette entreprise', failed: 'Impossible de charger le formulaire. Vérifiez votre connexion, puis réessayez.' },
});
