import { brand } from '@marketplace/shared-ui/brand';
import type { MailLocale } from '../layout/layOut.ts';

export type MailKind = 'confirmation' | 'recovery' | 'magicLink' | 'emailChange' | 'reauthentication' | 'passwordChanged';

interface MailTexts {
  subject: string;
  /** Why this mail was sent. */
  reason: string;
  /** Label of the link; the reauthentication mail shows a code instead. */
  action: string;
  /** What to do when one did not ask for it. */
  notAsked: string;
}

/** Non-breaking space, which Quebec typography wants before a colon. */
const NBSP = '\u00A0';
const { name } = brand;

export const VALIDITY: Record<MailLocale, string> = {
  en: 'It works once, within one hour.',
  fr: 'Valable une seule fois, pendant une heure.',
};

export const MAIL_TEXTS: Record<MailLocale, Record<MailKind, MailTexts>> = {
  en: {
    confirmation: {
      subject: `Confirm your email address for ${name}`,
      reason: `Thank you for creating a ${name} account. Confirm that this address is yours and you will be signed in.`,
      action: 'Confirm my email address',
      notAsked: 'If you did not create an account, ignore this email: nothing happens until the link is opened.',
    },
    recovery: {
      subject: `Reset your ${name} password`,
      reason: `You asked to reset the password of your ${name} account.`,
      action: 'Choose a new password',
      notAsked: 'If you did not ask for this, ignore this email: your password stays the same.',
    },
    magicLink: {
      subject: `Your sign-in link for ${name}`,
      reason: `You asked for a link to sign in to ${name}.`,
      action: 'Sign in',
      notAsked: 'If you did not ask for this, ignore this email: nobody can sign in without the link.',
    },
    emailChange: {
      subject: `Confirm your new email address for ${name}`,
      reason: `You asked to change the email address of your ${name} account.`,
      action: 'Confirm the change',
      notAsked: 'If you did not ask for this, ignore this email and change your password: someone may know it.',
    },
    reauthentication: {
      subject: `Your ${name} confirmation code`,
      reason: 'Enter this code to continue:',
      action: '',
      notAsked: 'If you did not ask for this, change your password: someone may know it.',
    },
    passwordChanged: {
      subject: `Your ${name} password was changed`,
      reason: `The password of your ${name} account was changed just now, and every other device was signed out. If it was you, there is nothing to do.`,
      action: 'Reset my password',
      notAsked: 'If it was not you, reset your password now: somebody was in your account.',
    },
  },
  fr: {
    confirmation: {
      subject: `Confirmez votre adresse courriel pour ${name}`,
      reason: `Merci d’avoir créé un compte ${name}. Confirmez que cette adresse est bien la vôtre, et votre session s’ouvrira.`,
      action: 'Confirmer mon adresse courriel',
      notAsked: `Si vous n’avez pas créé de compte, ignorez ce courriel${NBSP}: rien ne se passe tant que le lien n’est pas ouvert.`,
    },
    recovery: {
      subject: `Réinitialisez votre mot de passe ${name}`,
      reason: `Vous avez demandé à réinitialiser le mot de passe de votre compte ${name}.`,
      action: 'Choisir un nouveau mot de passe',
      notAsked: `Si vous n’avez rien demandé, ignorez ce courriel${NBSP}: votre mot de passe reste le même.`,
    },
    magicLink: {
      subject: `Votre lien de connexion à ${name}`,
      reason: `Vous avez demandé un lien pour vous connecter à ${name}.`,
      action: 'Se connecter',
      notAsked: `Si vous n’avez rien demandé, ignorez ce courriel${NBSP}: personne ne se connecte sans le lien.`,
    },
    emailChange: {
      subject: `Confirmez votre nouvelle adresse courriel pour ${name}`,
      reason: `Vous avez demandé à changer l’adresse courriel de votre compte ${name}.`,
      action: 'Confirmer le changement',
      notAsked: `Si vous n’avez rien demandé, ignorez ce courriel et changez votre mot de passe${NBSP}: quelqu’un pourrait le connaître.`,
    },
    reauthentication: {
      subject: `Votre code de confirmation ${name}`,
      reason: `Saisissez ce code pour continuer${NBSP}:`,
      action: '',
      notAsked: `Si vous n’avez rien demandé, changez votre mot de passe${NBSP}: quelqu’un pourrait le connaître.`,
    },
    passwordChanged: {
      subject: `Votre mot de passe ${name} a été changé`,
      reason: `Le mot de passe de votre compte ${name} vient d’être changé, et tous vos autres appareils ont été déconnectés. Si c’était vous, vous n’avez rien à faire.`,
      action: 'Réinitialiser mon mot de passe',
      notAsked: `Si ce n’était pas vous, réinitialisez votre mot de passe dès maintenant${NBSP}: quelqu’un est entré dans votre compte.`,
    },
  },
};
