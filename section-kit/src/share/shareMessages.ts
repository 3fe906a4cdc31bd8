import { defineMessages } from '../messages/defineMessages';

export const shareMessages = defineMessages('share', {
  en: {
    copied: 'Link copied',
    'copied.text': 'Paste it wherever you like.',
    failed: 'The link could not be copied',
    'failed.text': 'Copy this address yourself: {{address}}',
  },
  fr: {
    copied: 'Lien copié',
    'copied.text': 'Collez-le où vous voulez.',
    failed: 'Le lien n’a pas pu être copié',
    'failed.text': 'Copiez vous-même cette adresse\u00a0: {{address}}',
  },
});
