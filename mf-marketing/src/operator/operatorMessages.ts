import { defineMessages } from '@marketplace/section-kit';

export const operatorMessages = defineMessages('marketing.operator', {
  en: {
    title: 'Who runs this site',
    legalName: 'Legal name',
    mailingAddress: 'Mailing address',
    phone: 'Phone',
    privacyContact: 'Person in charge of personal information',
    'sample.legalName': 'the legal name',
    'sample.mailingAddress': 'the mailing address',
    'sample.phone': 'the phone number',
    'sample.privacyContact': 'the contact for personal information',
    samples_one: 'One detail is still a sample and belongs to nobody: {{details}}.',
    samples_other: 'These details are still samples and belong to nobody: {{details}}.',
  },
  fr: {
    title: 'Qui exploite ce site',
    legalName: 'Dénomination sociale',
    mailingAddress: 'Adresse postale',
    phone: 'Téléphone',
    privacyContact: 'Responsable de la protection des renseignements personnels',
    'sample.legalName': 'la dénomination sociale',
    'sample.mailingAddress': 'l’adresse postale',
    'sample.phone': 'le numéro de téléphone',
    'sample.privacyContact': 'le courriel du responsable des renseignements personnels',
    samples_one: 'Un élément n’est encore qu’un exemple et n’appartient à personne\u00a0: {{details}}.',
    samples_other: 'Ces éléments ne sont encore que des exemples et n’appartiennent à personne\u00a0: {{details}}.',
  },
});
