import { defineMessages } from '@marketplace/section-kit';

export const newsMessages = defineMessages('marketing.news', {
  en: {
    title: 'Newsroom',
    lead: 'What has gone live, in plain words. Nothing is announced here before it works.',
    home: 'Home',
    breadcrumb: 'You are here',
    announcements: 'Announcements',
    look: 'Have a look',
    'look.label': 'Have a look: {{title}}',
    'facts.title': 'Facts for journalists',
    'facts.what': 'What we do',
    'facts.what.text':
      '{{brand}} is a Canadian home-improvement marketplace and directory: professionals, materials, deals and guides in one place.',
    'facts.who': 'For whom',
    'facts.who.text': 'Homeowners, contractors, builders, designers, vendors, manufacturers and real-estate professionals.',
    'facts.money': 'How it earns money',
    'facts.money.text':
      'Free, Pro ($49/month) and Elite ($199/month) listings, advertising, and referral payments on terms set by the business. Homeowners pay nothing, and no payment is taken for project lists. {{notYet}}',
    'facts.privacy': 'Privacy',
    'facts.privacy.text':
      'No advertising trackers, no sale of personal information, contact details revealed only after a homeowner connects.',
    'press.title': 'Press contact',
    'press.text': 'Journalists can reach a person at {{email}}. We answer within 24 hours, in English or French.',
    'press.write': 'Write to us',
    'press.about': 'About the company',
  },
  fr: {
    title: 'Salle de presse',
    lead: 'Ce qui a été mis en service, en mots simples. Rien n’est annoncé ici avant de fonctionner.',
    home: 'Accueil',
    breadcrumb: 'Vous êtes ici',
    announcements: 'Annonces',
    look: 'Voir la page',
    'look.label': 'Voir la page\u00a0: {{title}}',
    'facts.title': 'Repères pour les journalistes',
    'facts.what': 'Ce que nous faisons',
    'facts.what.text':
      '{{brand}} est une place de marché et un répertoire canadiens de la rénovation résidentielle\u00a0: professionnels, matériaux, aubaines et guides au même endroit.',
    'facts.who': 'Pour qui',
    'facts.who.text': 'Propriétaires, entrepreneurs, constructeurs, designers, fournisseurs, fabricants et professionnels de l’immobilier.',
    'facts.money': 'Nos revenus',
    'facts.money.text':
      'Forfaits Gratuit, Pro (49\u00a0$/mois) et Élite (199\u00a0$/mois), publicité et paiements de recommandation aux conditions fixées par l’entreprise. Les propriétaires ne paient rien, et aucun paiement n’est perçu pour les listes de projet. {{notYet}}',
    'facts.privacy': 'Vie privée',
    'facts.privacy.text':
      'Aucun traceur publicitaire, aucune vente de renseignements personnels, des coordonnées révélées seulement quand le propriétaire entre en contact.',
    'press.title': 'Relations de presse',
    'press.text': 'Journalistes, écrivez-nous à {{email}}. Une personne vous répondra dans les 24 heures, en français ou en anglais.',
    'press.write': 'Nous écrire',
    'press.about': 'À propos de l’entreprise',
  },
});
