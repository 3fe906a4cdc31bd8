import { defineMessages } from '@marketplace/section-kit';

export const signInQuestionMessages = defineMessages('shell.signInQuestion', {
  en: {
    title: 'You are about to sign in as {{email}}',
    text: 'The link you opened wasn’t requested in this browser. Continue only if this account is yours: anything you enter from then on is kept in it.',
    replaces: 'You will no longer be signed in as {{email}} here.',
    accept: 'Continue',
    refuse: 'Do not sign in',
  },
  fr: {
    title: 'Vous allez vous connecter comme {{email}}',
    text: 'Le lien que vous avez ouvert n’a pas été demandé dans ce navigateur. Continuez seulement si ce compte est le vôtre\u00a0: tout ce que vous saisirez ensuite y sera conservé.',
    replaces: 'Le compte {{email}} ne sera plus ouvert dans ce navigateur.',
    accept: 'Continuer',
    refuse: 'Ne pas me connecter',
  },
});
