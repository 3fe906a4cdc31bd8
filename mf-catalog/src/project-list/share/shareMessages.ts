import { defineMessages } from '@marketplace/section-kit';

export const shareMessages = defineMessages('catalog.list.share', {
  en: {
    title: 'Share your list',
    failed: 'Sharing could not be loaded. Check your connection and try again.',
    'new.text':
      'Whoever has the link can see your list as it is at that moment, with notes and totals, but cannot change it. Your name, email and full postal code are not shown.',
    'new.guest': 'The link works until you end it, or for 180 days after your last change.',
    create: 'Create a private link',
    busy: 'One moment…',
    link: 'Private link',
    'link.hint': 'It always shows the latest state of your list.',
    copy: 'Copy link',
    copied: 'Link copied',
    select: 'The link is selected: copy it with your keyboard or a long press.',
    send: 'Send link…',
    elsewhere: 'You shared this list with a link created on another device. Only that device still has the link.',
    renew: 'Create a new link and end the old one',
    stop: 'Stop sharing',
    stopped: 'The link no longer works.',
  },
  fr: {
    title: 'Partager votre liste',
    failed: 'Le partage n’a pas pu être chargé. Vérifiez votre connexion, puis réessayez.',
    'new.text':
      'Quiconque a le lien voit votre liste telle qu’elle est à ce moment, avec les notes et les totaux, mais ne peut pas la modifier. Votre nom, votre courriel et votre code postal complet ne sont pas montrés.',
    'new.guest': 'Le lien fonctionne jusqu’à ce que vous y mettiez fin, ou pendant 180 jours après votre dernière modification.',
    create: 'Créer un lien privé',
    busy: 'Un instant…',
    link: 'Lien privé',
    'link.hint': 'Il montre toujours le dernier état de votre liste.',
    copy: 'Copier le lien',
    copied: 'Lien copié',
    select: 'Le lien est sélectionné\u00a0: copiez-le au clavier ou d’une pression longue.',
    send: 'Envoyer le lien…',
    elsewhere: 'Vous partagez cette liste par un lien créé sur un autre appareil, le seul à l’avoir encore.',
    renew: 'Créer un nouveau lien et mettre fin à l’ancien',
    stop: 'Cesser le partage',
    stopped: 'Le lien ne fonctionne plus.',
  },
});
