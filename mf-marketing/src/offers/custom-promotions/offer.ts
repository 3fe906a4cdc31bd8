import type { Offer } from '../Offer';

export const offer: Offer = {
  topic: 'custom-promotions',
  picture: 'tile-deals',
  product: 'promotion',
  campaign: 'promotion',
  content: {
    en: {
      title: 'Custom Promotions',
      headline: 'A promotion made for your season and your region',
      lead: 'An offer with a start, an end and terms anyone can read, placed where people compare prices.',
      problem: {
        title: 'A discount nobody understands sells nothing',
        text: 'Crossed-out prices without proof cost trust, and may break the law. A clear offer in the right week fills the gaps in a calendar.',
        points: [
          'Regular price checked against your own sales before it is shown',
          'One sentence of terms beside the claim, not under it',
          'Real end date: the offer disappears when it is over',
        ],
      },
      steps: [
        { title: 'Tell us the goal', text: 'Empty weeks in March, last year’s stock, a new service.' },
        { title: 'We draft', text: 'Offer, terms and picture in both languages.' },
        { title: 'You prove the price', text: 'Invoices or price lists of the last months.' },
        { title: 'It runs', text: 'By the week, with its end date in words.' },
      ],
      facts: [
        {
          icon: 'Tag',
          title: 'Your kind of offer',
          text: 'A bundle, a fixed price, free delivery or a percentage: whatever fits how you work.',
        },
        { icon: 'MapPin', title: 'Local', text: 'Shown in the regions you serve, in deals and beside your categories.' },
        { icon: 'Scale', title: 'Fair', text: 'No countdown that starts again, no “only two left” that is not true.' },
      ],
      sample: {
        title: 'A promotion among the deals',
        caption: 'A drawn sample. Company and prices are made up.',
        poster: {
          label: 'Sponsored',
          title: 'Eavestrough cleaning with every roof check in April',
          text: 'Ends April 30. Detached homes in Halifax and Dartmouth. Regular price of the cleaning: $160.',
          action: 'See the offer',
        },
      },
      price: 'A week runs from Monday to Sunday. Drafting, translation and the check of your regular price are part of it.',
      questions: [
        {
          question: 'Why do you ask for proof of prices?',
          answer:
            'In Canada a “was” price must be one you really charged for a good part of your sales or of the time. Keeping the proof protects you as well.',
        },
        { question: 'Can a promotion be stopped?', answer: 'Yes, at any time. Requests that came while it ran keep the promised price.' },
        {
          question: 'Is there promo space in a plan?',
          answer: 'Elite includes unlimited promo space on your own listing. This page is about space outside of it.',
        },
      ],
    },
    fr: {
      title: 'Promotions sur mesure',
      headline: 'Une promotion taillée pour votre saison et votre région',
      lead: 'Une offre avec un début, une fin et des conditions lisibles, placée là où les gens comparent les prix.',
      problem: {
        title: 'Un rabais qu’on ne comprend pas ne vend rien',
        text: 'Un prix barré sans preuve coûte la confiance, et peut enfreindre la loi. Une offre claire, la bonne semaine, comble les trous du calendrier.',
        points: [
          'Prix courant vérifié d’après vos propres ventes avant d’être affiché',
          'Une phrase de conditions à côté de la promesse, pas en dessous',
          'Vraie date de fin\u00a0: l’offre disparaît quand elle est terminée',
        ],
      },
      steps: [
        { title: 'Dites-nous le but', text: 'Des semaines creuses en mars, les stocks de l’an dernier, un nouveau service.' },
        { title: 'Nous rédigeons', text: 'Offre, conditions et image dans les deux langues.' },
        { title: 'Vous prouvez le prix', text: 'Factures ou listes de prix des derniers mois.' },
        { title: 'Elle paraît', text: 'À la semaine, avec sa date de fin en toutes lettres.' },
      ],
      facts: [
        {
          icon: 'Tag',
          title: 'Votre genre d’offre',
          text: 'Ensemble, prix fixe, livraison gratuite ou pourcentage\u00a0: ce qui convient à votre façon de travailler.',
        },
        {
          icon: 'MapPin',
          title: 'Locale',
          text: 'Affichée dans les régions que vous servez, parmi les aubaines et près de vos catégories.',
        },
        {
          icon: 'Scale',
          title: 'Honnête',
          text: 'Pas de compte à rebours qui recommence, pas de «\u00a0plus que deux\u00a0» qui soit faux.',
        },
      ],
      sample: {
        title: 'Une promotion parmi les aubaines',
        caption: 'Exemple dessiné. L’entreprise et les prix sont inventés.',
        poster: {
          label: 'Commandité',
          title: 'Nettoyage des gouttières avec chaque inspection de toiture en avril',
          text: 'Jusqu’au 30 avril. Maisons individuelles de Québec et de Lévis. Prix courant du nettoyage\u00a0: 160\u00a0$.',
          action: 'Voir l’offre',
        },
      },
      price: 'Une semaine va du lundi au dimanche. La rédaction, la traduction et la vérification de votre prix courant sont comprises.',
      questions: [
        {
          question: 'Pourquoi demander une preuve des prix?',
          answer:
            'Au Canada, un prix «\u00a0avant\u00a0» doit avoir été vraiment demandé pour une bonne part des ventes ou du temps. Garder la preuve vous protège aussi.',
        },
        {
          question: 'Peut-on arrêter une promotion?',
          answer: 'Oui, en tout temps. Les demandes reçues pendant l’offre gardent le prix promis.',
        },
        {
          question: 'Un forfait comprend-il un espace promotionnel?',
          answer: 'Élite comprend des espaces promotionnels illimités sur votre propre fiche. Cette page parle de l’espace ailleurs.',
        },
      ],
    },
  },
};
