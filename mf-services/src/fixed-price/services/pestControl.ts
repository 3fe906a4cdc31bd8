import type { FixedPriceContent } from '../FixedPriceContent';
import { createPage } from '../createPage';

export const pestControl: FixedPriceContent = {
  service: 'pest-control',
  category: 'Pest Control',
  art: 'service-pest-control',
  texts: {
    en: {
      title: 'Pest control at a fixed price',
      lead: 'Say what you have seen and where. The price covers inspection, treatment and the number of visits you choose.',
      fields: {
        pest: {
          label: 'What you have seen',
          values: { ants: 'Ants', mice: 'Mice', wasps: 'Wasps or hornets', cockroaches: 'Cockroaches', bedbugs: 'Bed bugs' },
        },
        home: { label: 'Your home', values: { apartment: 'Apartment', house: 'House up to 2,000 sq ft', large: 'Larger house' } },
        visits: {
          label: 'Visits',
          values: { one: 'One visit', two: 'Two visits', three: 'Three visits' },
          hint: 'Bed bugs and cockroaches usually take two or three.',
        },
        sealing: { label: 'Sealing of up to ten small openings' },
        report: { label: 'Written report for a landlord or buyer' },
      },
      included: [
        'Inspection of the rooms concerned',
        'Treatment with products registered by Health Canada',
        'How to prepare, and when to come back in',
        'The number of visits you choose, two to three weeks apart',
      ],
      excluded: [
        'Raccoons, squirrels, bats and other wildlife',
        'Repair of damage',
        'Heat treatment',
        'Common areas of a building: its manager has to order them',
      ],
      questions: [
        {
          question: 'Is it safe for children and pets?',
          answer:
            'The team tells you how long to stay out of treated rooms. Mention babies, pregnancy, allergies and aquariums in your note.',
        },
        {
          question: 'I rent. Who pays?',
          answer: 'In most provinces the landlord has to deal with pests. Tell your landlord in writing before you book.',
        },
        {
          question: 'Does the applicator need a licence?',
          answer: 'Yes, every province licenses people who apply commercial pesticides. Ask for the number when the team confirms.',
        },
      ],
    },
    fr: {
      title: 'Extermination à prix fixe',
      lead: 'Dites ce que vous avez vu, et où. Le prix comprend l’inspection, le traitement et le nombre de visites choisi.',
      fields: {
        pest: {
          label: 'Ce que vous avez vu',
          values: { ants: 'Fourmis', mice: 'Souris', wasps: 'Guêpes ou frelons', cockroaches: 'Blattes', bedbugs: 'Punaises de lit' },
        },
        home: {
          label: 'Votre logement',
          values: { apartment: 'Appartement', house: 'Maison d’au plus 2\u00a0000\u00a0pi²', large: 'Maison plus grande' },
        },
        visits: {
          label: 'Visites',
          values: { one: 'Une visite', two: 'Deux visites', three: 'Trois visites' },
          hint: 'Les punaises et les blattes demandent souvent deux ou trois visites.',
        },
        sealing: { label: 'Calfeutrage d’au plus dix petites ouvertures' },
        report: { label: 'Rapport écrit pour un propriétaire ou un acheteur' },
      },
      included: [
        'Inspection des pièces touchées',
        'Traitement avec des produits homologués par Santé Canada',
        'Consignes de préparation et de retour dans les pièces',
        'Le nombre de visites choisi, à deux ou trois semaines d’intervalle',
      ],
      excluded: [
        'Ratons laveurs, écureuils, chauves-souris et autres animaux sauvages',
        'Réparation des dommages',
        'Traitement thermique',
        'Aires communes\u00a0: c’est au gestionnaire de l’immeuble de les commander',
      ],
      questions: [
        {
          question: 'Est-ce sans danger pour les enfants et les animaux?',
          answer:
            'L’équipe vous dit combien de temps éviter les pièces traitées. Signalez bébés, grossesse, allergies et aquariums dans votre note.',
        },
        {
          question: 'Je suis locataire. Qui paie?',
          answer:
            'Dans la plupart des provinces, le propriétaire doit s’occuper des insectes et des rongeurs. Avisez-le par écrit avant de réserver.',
        },
        {
          question: 'Faut-il un permis pour appliquer les produits?',
          answer:
            'Oui, chaque province délivre un permis ou un certificat aux personnes qui appliquent des pesticides commerciaux. Demandez le numéro au moment de la confirmation.',
        },
      ],
    },
  },
};

export const Component = createPage(pestControl);
