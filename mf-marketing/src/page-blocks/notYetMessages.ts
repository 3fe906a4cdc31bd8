import { defineMessages } from '@marketplace/section-kit';

/** What the published claims leave open: each sentence stands beside the claim that it limits. */
export const notYetMessages = defineMessages('marketing.notYet', {
  en: {
    points: 'Points are not available yet; nothing is earned today.',
    trial: 'No trial runs and nothing is billed yet.',
    payments: 'Nothing is billed or paid out yet.',
    advertising: 'No ad of this kind runs here yet. You can ask for one at a demo.',
    newsletter: 'No newsletter is scheduled yet.',
  },
  fr: {
    points: 'Les points ne sont pas encore offerts; rien n’est accumulé pour l’instant.',
    trial: 'Aucun essai n’est en cours et rien n’est encore facturé.',
    payments: 'Rien n’est encore facturé ni versé.',
    advertising: 'Aucune publicité de ce genre ne paraît encore ici. Vous pouvez en demander une lors d’une démonstration.',
    newsletter: 'Aucun envoi n’a encore de date.',
  },
});
