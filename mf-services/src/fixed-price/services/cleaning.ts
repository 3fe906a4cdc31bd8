import type { FixedPriceContent } from '../FixedPriceContent';
import { createPage } from '../createPage';

export const cleaning: FixedPriceContent = {
  service: 'cleaning',
  category: 'Cleaning',
  art: 'service-cleaning',
  texts: {
    en: {
      title: 'House cleaning at a fixed price',
      lead: 'Choose the size of your home and how often, see the whole price with tax, and book a half day with a verified team near you.',
      fields: {
        size: {
          label: 'Size of your home',
          values: { studio: 'Studio', one: '1 bedroom', two: '2 bedrooms', three: '3 bedrooms', four: '4 bedrooms or more' },
        },
        bathrooms: { label: 'More bathrooms', hint: 'One bathroom is included.' },
        frequency: {
          label: 'How often',
          values: { once: 'Once', monthly: 'Every month', biweekly: 'Every two weeks', weekly: 'Every week' },
        },
        oven: { label: 'Inside the oven' },
        fridge: { label: 'Inside the fridge' },
        windows: { label: 'Windows from inside' },
        laundry: { label: 'One load of laundry, washed and folded' },
      },
      included: [
        'Dusting, vacuuming and mopping in every room',
        'Kitchen counters, sink, stove top and outside of appliances',
        'Bathroom fixtures, mirrors and floor',
        'Supplies, vacuum and travel to your home',
      ],
      excluded: [
        'Outside of windows, balconies and garages',
        'Mould, hoarding or cleaning after construction',
        'Moving furniture heavier than one person can lift',
      ],
      questions: [
        {
          question: 'Can I stop a recurring cleaning?',
          answer: 'Yes, up to 48 hours before the next visit, at no charge. The reduced price of visits already made stays.',
        },
        {
          question: 'Do I have to be at home?',
          answer: 'No. Agree with the team on how it gets in when it confirms; please do not send door codes with the booking.',
        },
        {
          question: 'What if something is missed?',
          answer: 'Tell the team within 48 hours through your private link; it comes back for what is on the list above.',
        },
      ],
    },
    fr: {
      title: 'Entretien ménager à prix fixe',
      lead: 'Choisissez la taille du logement et la fréquence, voyez le prix complet avec les taxes et réservez une demi-journée avec une équipe vérifiée près de chez vous.',
      fields: {
        size: {
          label: 'Taille du logement',
          values: { studio: 'Studio', one: '1 chambre', two: '2 chambres', three: '3 chambres', four: '4 chambres ou plus' },
        },
        bathrooms: { label: 'Salles de bain de plus', hint: 'Une salle de bain est comprise.' },
        frequency: {
          label: 'Fréquence',
          values: { once: 'Une seule fois', monthly: 'Chaque mois', biweekly: 'Toutes les deux semaines', weekly: 'Chaque semaine' },
        },
        oven: { label: 'Intérieur du four' },
        fridge: { label: 'Intérieur du réfrigérateur' },
        windows: { label: 'Fenêtres, de l’intérieur' },
        laundry: { label: 'Une brassée de lessive, lavée et pliée' },
      },
      included: [
        'Époussetage, aspirateur et lavage des sols dans chaque pièce',
        'Comptoirs, évier, surface de cuisson et extérieur des électroménagers',
        'Appareils sanitaires, miroirs et plancher de la salle de bain',
        'Produits, aspirateur et déplacement',
      ],
      excluded: [
        'Extérieur des fenêtres, balcons et garages',
        'Moisissures, encombrement extrême ou nettoyage après travaux',
        'Meubles trop lourds pour une personne',
      ],
      questions: [
        {
          question: 'Puis-je arrêter un entretien régulier?',
          answer: 'Oui, sans frais, jusqu’à 48 heures avant la prochaine visite. Le prix réduit des visites déjà faites reste acquis.',
        },
        {
          question: 'Faut-il être à la maison?',
          answer: 'Non. Convenez de l’accès avec l’équipe au moment de la confirmation; n’envoyez aucun code d’entrée avec la réservation.',
        },
        {
          question: 'Et si quelque chose a été oublié?',
          answer:
            'Dites-le à l’équipe dans les 48 heures par votre lien privé; elle revient pour tout ce qui figure dans la liste ci-dessus.',
        },
      ],
    },
  },
};

export const Component = createPage(cleaning);
