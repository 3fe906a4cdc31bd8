import { defineMessages } from '@marketplace/section-kit';

export const operatorMessages = defineMessages('marketing.operator', {
  en: {
    title: 'Who runs this site',
    legalName: 'Legal name',
    mailingAddress: 'Mailing address',
    phone: 'Phone',
    privacyContact: 'Person in charge of personal information',
    sample: 'This is a demonstration site: these details are samples and reach nobody.',
  },
  fr: {
    title: 'Qui exploite ce site',
    legalName: 'Dénomination sociale',
    mailingAddress: 'Adresse postale',
    phone: 'Téléphone',
    privacyContact: 'Responsable de la protection des renseignements personnels',
    sample: 'Ce site est une démonstration\u00a0: ces coordonnées sont des exemples et ne joignent personne.',
  },
});
