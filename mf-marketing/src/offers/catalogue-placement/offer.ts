import type { Offer } from '../Offer';

export const offer: Offer = {
  topic: 'catalogue-placement',
  picture: 'service-flooring',
  product: 'catalogue',
  content: {
    en: {
      title: 'Catalogue Placement',
      headline: 'Your materials first, where people choose materials',
      lead: 'A labelled place at the top of a category of the materials catalogue, for manufacturers and vendors.',
      problem: {
        title: 'Choices are made before anyone asks',
        text: 'By the time a homeowner writes to you, the floor or the siding is often decided. The catalogue is where that happens: by category, price, region and delivery.',
        points: [
          'The first row of one category, at most two placements per category',
          'Shown only to people in regions you deliver to',
          'Ratings, price and stock stay exactly as they are',
        ],
      },
      steps: [
        { title: 'Pick a category', text: 'We tell you whether a place is free.' },
        { title: 'Choose materials', text: 'Up to four that are in stock and deliverable.' },
        { title: 'Check the card', text: 'Name, unit, price, delivery note, in both languages.' },
        { title: 'Go live', text: 'From the first of a month, for as long as you like.' },
      ],
      facts: [
        {
          icon: 'Package',
          title: 'Beside real lists',
          text: 'People keep materials on project lists with quantities and tax. Yours is one tap away from being on it.',
        },
        { icon: 'Truck', title: 'Honest delivery', text: 'Your card says where and when you deliver. Nobody learns it at the door.' },
        {
          icon: 'Tag',
          title: 'Always labelled',
          text: 'A paid place says so. Search, sort and filters treat it like every other material.',
        },
      ],
      sample: {
        title: 'Flooring and tiles, first row',
        caption: 'A drawn sample. Brands and prices are made up.',
        rows: [
          { icon: 'Package', title: 'Wide-plank white oak', text: '$7.95 per sq ft · in stock · delivered in 4 days', badge: 'Sponsored' },
          {
            icon: 'Package',
            title: 'Engineered maple, matte',
            text: '$6.40 per sq ft · in stock · delivered in 6 days',
            badge: 'Sponsored',
          },
          { icon: 'Package', title: 'Cork tile, click', text: '$4.85 per sq ft · in stock' },
        ],
      },
      price: 'Billed by calendar month and stopped at the end of any month. Materials themselves are listed free of charge.',
      questions: [
        {
          question: 'Can I buy a better rating or a higher place in search?',
          answer: 'No. A placement adds a labelled row. The order of all other results follows the reader’s own choice.',
        },
        {
          question: 'What if my material runs out?',
          answer: 'The placement pauses by itself while stock is zero, and the days are added at the end.',
        },
        { question: 'Do I need a plan?', answer: 'No. Vendors can book a placement with the Free plan.' },
      ],
    },
    fr: {
      title: 'Placement au catalogue',
      headline: 'Vos matériaux en premier, là où on choisit les matériaux',
      lead: 'Une place identifiée en tête d’une catégorie du catalogue de matériaux, pour les fabricants et les fournisseurs.',
      problem: {
        title: 'Le choix se fait avant la demande',
        text: 'Quand un propriétaire vous écrit, le plancher ou le parement est souvent déjà choisi. Cela se passe dans le catalogue\u00a0: par catégorie, prix, région et livraison.',
        points: [
          'La première rangée d’une catégorie, deux placements au plus par catégorie',
          'Visible seulement dans les régions où vous livrez',
          'Les notes, le prix et les stocks restent tels quels',
        ],
      },
      steps: [
        { title: 'Choisissez une catégorie', text: 'Nous vous disons si une place est libre.' },
        { title: 'Choisissez les matériaux', text: 'Jusqu’à quatre, en stock et livrables.' },
        { title: 'Vérifiez la carte', text: 'Nom, unité, prix et livraison, dans les deux langues.' },
        { title: 'Mise en ligne', text: 'Dès le premier du mois, aussi longtemps que vous voulez.' },
      ],
      facts: [
        {
          icon: 'Package',
          title: 'À côté de vraies listes',
          text: 'Les gens gardent les matériaux dans des listes de projet, quantités et taxes comprises. Le vôtre y entre d’un geste.',
        },
        { icon: 'Truck', title: 'Livraison franche', text: 'Votre carte dit où et quand vous livrez. Personne ne l’apprend à la porte.' },
        {
          icon: 'Tag',
          title: 'Toujours identifié',
          text: 'Une place payée le dit. Recherche, tri et filtres la traitent comme les autres matériaux.',
        },
      ],
      sample: {
        title: 'Planchers et carreaux, première rangée',
        caption: 'Exemple dessiné. Les marques et les prix sont inventés.',
        rows: [
          {
            icon: 'Package',
            title: 'Chêne blanc, larges planches',
            text: '7,95\u00a0$ le pi² · en stock · livré en 4 jours',
            badge: 'Commandité',
          },
          {
            icon: 'Package',
            title: 'Érable d’ingénierie, mat',
            text: '6,40\u00a0$ le pi² · en stock · livré en 6 jours',
            badge: 'Commandité',
          },
          { icon: 'Package', title: 'Carreau de liège à emboîter', text: '4,85\u00a0$ le pi² · en stock' },
        ],
      },
      price: 'Facturé au mois civil, arrêt possible à la fin de chaque mois. L’inscription des matériaux eux-mêmes est gratuite.',
      questions: [
        {
          question: 'Peut-on acheter une meilleure note ou un meilleur rang?',
          answer: 'Non. Un placement ajoute une rangée identifiée. L’ordre des autres résultats suit le choix du lecteur.',
        },
        {
          question: 'Et si mon produit est en rupture de stock?',
          answer: 'Le placement se met en pause de lui-même tant que les stocks sont à zéro, et les jours s’ajoutent à la fin.',
        },
        { question: 'Me faut-il un forfait?', answer: 'Non. Un fournisseur peut réserver un placement avec le forfait gratuit.' },
      ],
    },
  },
};
