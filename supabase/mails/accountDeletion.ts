import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { day, linkTo } from './layout/mailData.ts';

/** To an account that is going to be deleted. Data: `day` it happens, `link` to where it can be taken back. */
export const accountDeletion: MailTemplate = {
  sample: { day: '2026-12-22', link: '/account/profile' },
  en: (data) => ({
    subject: `Your ${brand.name} account will be deleted on ${day(data, 'day', 'en')}`,
    paragraphs: [
      `You asked us to delete your account. On ${day(data, 'day', 'en')} we will erase everything that identifies you: your profile, contact details, photos, lists, messages and reviews.`,
      'Until then nothing is lost. To keep your account, sign in and choose “Keep my account” in your profile.',
    ],
    action: linkTo(data, 'Keep my account'),
    footer: `If it was not you, somebody knows your password: keep the account, then change the password. Need help? Write to ${brand.supportEmail}.`,
  }),
  fr: (data) => ({
    subject: `Votre compte ${brand.name} sera supprimé le ${day(data, 'day', 'fr')}`,
    paragraphs: [
      `Vous avez demandé la suppression de votre compte. Le ${day(data, 'day', 'fr')}, nous effacerons tout ce qui permet de vous reconnaître\u00A0: profil, coordonnées, photos, listes, messages et avis.`,
      'D’ici là, rien n’est perdu. Pour garder votre compte, connectez-vous et choisissez «\u00A0Garder mon compte\u00A0» dans votre profil.',
    ],
    action: linkTo(data, 'Garder mon compte'),
    footer: `Si ce n’était pas vous, quelqu’un connaît votre mot de passe\u00A0: gardez le compte, puis changez de mot de passe. Au besoin, écrivez à ${brand.supportEmail}.`,
  }),
};
