import { defineMessages } from '@marketplace/section-kit';

/** What stands where somebody else of the team has saved meanwhile, or something was written before and not saved. */
export const newerMessages = defineMessages('account.newer', {
  en: {
    label: 'A newer version',
    saved: 'Someone on your team saved a newer version at {{time}}. Yours is kept below.',
    published: 'Someone on your team published a newer version. Yours is kept below.',
    empty: 'Empty',
    keep: 'Save again to keep yours, or take the newer version.',
    take: 'Take the Newer Version',
    broughtBack: 'You wrote this earlier on this device. It is not saved yet.',
    drop: 'Go Back to What Is Saved',
    short: 'Not saved yet: compare the newer version above with yours, then save again.',
  },
  fr: {
    label: 'Une version plus récente',
    saved: 'Un membre de l’équipe a enregistré une version plus récente à {{time}}. La vôtre est conservée ci-dessous.',
    published: 'Un membre de l’équipe a publié une version plus récente. La vôtre est conservée ci-dessous.',
    empty: 'Vide',
    keep: 'Enregistrez de nouveau pour garder la vôtre, ou prenez la version plus récente.',
    take: 'Prendre la version plus récente',
    broughtBack: 'Vous avez écrit ceci plus tôt sur cet appareil. Ce n’est pas encore enregistré.',
    drop: 'Revenir à la version enregistrée',
    short: 'Pas encore enregistré\u00a0: comparez la version plus récente ci-dessus avec la vôtre, puis enregistrez de nouveau.',
  },
});
