import { defineMessages } from '@marketplace/section-kit';

/** Of an account that is about to be deleted. */
export const keepMessages = defineMessages('account.keep', {
  en: {
    title: 'Delete your account',
    text: 'Your account will be deleted on {{day}}. Until then you can keep it, and nothing is lost.',
    submit: 'Keep My Account',
    busy: 'Saving…',
    done: 'We will keep your account',
  },
  fr: {
    title: 'Supprimer votre compte',
    text: 'Votre compte sera supprimé le {{day}}. D’ici là, vous pouvez le garder, et rien n’est perdu.',
    submit: 'Garder mon compte',
    busy: 'Enregistrement en cours…',
    done: 'Nous conservons votre compte',
  },
});
