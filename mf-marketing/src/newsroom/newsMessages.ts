import { defineMessages } from '@marketplace/section-kit';

export const newsMessages = defineMessages('marketing.news', {
  en: {
    title: 'Newsroom',
    lead: 'What has been put into service, in plain words. Nothing here is announced before it works.',
    home: 'Home',
    breadcrumb: 'Where this page is',
    announcements: 'Announcements',
    look: 'Have a look',
    'look.label': 'Have a look: {{title}}',
    'guests.title': 'Quotes without an account, contact details only after a decision',
    'guests.text':
      'Homeowners can describe a project once, add up to six photos, and follow it through a private link. Professionals see the work first; name, phone and email are shown to one of them only after the homeowner connects. The rule is enforced by the database itself.',
    'reviews.title': 'Reviews that are earned by a completed job',
    'reviews.text':
      'A review can be written only for a request that was completed here, once. Moderation decisions go into a log in which a later change leaves a trace, and imported ratings are labelled.',
    'directory.title': 'A directory that measures distance from a postal code',
    'directory.text':
      'Search forgives typos and missing accents, filters by distance, languages, verified licences and rating, and compares up to three professionals side by side.',
    'financial.title': '28 financial guides with status, date and source',
    'financial.text':
      'From land transfer tax to energy grants: each guide says whether a program is open, changed or closed, and when that was last checked. The calculators run in the browser and send nothing.',
    'editorial.title': 'A library of guides in English and French',
    'editorial.text':
      'Choosing a contractor, reading a quote, permits, contracts, heat pumps, insulation, and notes for the season. Both languages are written, not machine-translated, and every article carries its sources.',
    'languages.title': 'Every page in both official languages',
    'languages.text':
      'The French pages stand at the same addresses under /fr, down to error messages and emails. Switching the language keeps the page.',
    'facts.title': 'Facts for journalists',
    'facts.what': 'What we do',
    'facts.what.text':
      '{{brand}} is a Canadian home-improvement marketplace and directory: professionals, materials, deals and guides in one place.',
    'facts.who': 'For whom',
    'facts.who.text': 'Homeowners, contractors, builders, designers, vendors, manufacturers and real-estate professionals.',
    'facts.money': 'How it earns money',
    'facts.money.text':
      'Free, Pro ($49/month) and Elite ($199/month) listings, advertising, and referral payments on terms set by the business. Homeowners pay nothing, and no payment is taken for project lists.',
    'facts.privacy': 'Privacy',
    'facts.privacy.text':
      'No advertising trackers, no sale of personal information, contact details revealed only after a homeowner connects.',
    'press.title': 'Press contact',
    'press.text': 'Journalists reach a person at {{email}}. We answer within 24 hours, in English or French.',
    'press.write': 'Write to us',
    'press.about': 'About the company',
  },
  fr: {
    title: 'Salle de presse',
    lead: 'Ce qui a été mis en service, en mots simples. Rien n’est annoncé ici avant de fonctionner.',
    home: 'Accueil',
    breadcrumb: 'Emplacement de la page',
    announcements: 'Annonces',
    look: 'Voir la page',
    'look.label': 'Voir la page\u00a0: {{title}}',
    'guests.title': 'Des soumissions sans compte, des coordonnées révélées seulement après une décision',
    'guests.text':
      'Les propriétaires décrivent leur projet une seule fois, y joignent jusqu’à six photos et le suivent par un lien privé. Les professionnels voient d’abord les travaux; nom, téléphone et courriel ne sont montrés à l’un d’eux que si le propriétaire entre en contact. C’est la base de données elle-même qui applique la règle.',
    'reviews.title': 'Des avis qui se gagnent par un chantier terminé',
    'reviews.text':
      'Un avis ne peut être écrit que pour une demande terminée ici, une seule fois. Les décisions de modération vont dans un registre où tout changement ultérieur laisse une trace, et les notes importées sont identifiées.',
    'directory.title': 'Un répertoire qui mesure la distance à partir d’un code postal',
    'directory.text':
      'La recherche pardonne les fautes et les accents oubliés, filtre selon la distance, les langues, les licences vérifiées et la note, et compare jusqu’à trois professionnels côte à côte.',
    'financial.title': '28 guides financiers avec statut, date et source',
    'financial.text':
      'Des droits de mutation aux subventions écoénergétiques\u00a0: chaque guide dit si un programme est ouvert, modifié ou fermé, et quand cela a été vérifié. Les calculatrices fonctionnent dans le navigateur et n’envoient rien.',
    'editorial.title': 'Une bibliothèque de guides en français et en anglais',
    'editorial.text':
      'Choisir un entrepreneur, lire une soumission, permis, contrats, thermopompes, isolation et notes de saison. Les deux langues sont rédigées, pas traduites par une machine, et chaque article cite ses sources.',
    'languages.title': 'Chaque page dans les deux langues officielles',
    'languages.text':
      'Les pages françaises se trouvent aux mêmes adresses sous /fr, jusqu’aux messages d’erreur et aux courriels. Changer de langue garde la page.',
    'facts.title': 'Repères pour les journalistes',
    'facts.what': 'Ce que nous faisons',
    'facts.what.text':
      '{{brand}} est une place de marché et un répertoire canadiens de la rénovation résidentielle\u00a0: professionnels, matériaux, aubaines et guides au même endroit.',
    'facts.who': 'Pour qui',
    'facts.who.text': 'Propriétaires, entrepreneurs, constructeurs, designers, fournisseurs, fabricants et professionnels de l’immobilier.',
    'facts.money': 'Nos revenus',
    'facts.money.text':
      'Inscriptions Gratuit, Pro (49\u00a0$/mois) et Elite (199\u00a0$/mois), publicité et paiements de recommandation aux conditions fixées par l’entreprise. Les propriétaires ne paient rien, et aucun paiement n’est pris pour les listes de projet.',
    'facts.privacy': 'Vie privée',
    'facts.privacy.text':
      'Aucun traceur publicitaire, aucune vente de renseignements personnels, des coordonnées révélées seulement quand le propriétaire entre en contact.',
    'press.title': 'Relations de presse',
    'press.text': 'Les journalistes joignent une personne à {{email}}. Nous répondons dans les 24 heures, en français ou en anglais.',
    'press.write': 'Nous écrire',
    'press.about': 'À propos de l’entreprise',
  },
});
