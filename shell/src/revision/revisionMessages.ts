import { defineMessages } from '@marketplace/section-kit';

/** Texts of the message about a newer revision, which come with what looks for one. */
export const revisionMessages = defineMessages('shell.revision', {
  en: {
    title: 'A newer version of this site is ready',
    text: 'Reload this page when it suits you.',
    reload: 'Reload',
  },
  fr: {
    title: 'Une version plus récente du site est prête',
    text: 'Rechargez cette page quand cela vous convient.',
    reload: 'Recharger',
  },
});
