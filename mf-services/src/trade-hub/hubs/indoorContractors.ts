import { createPage } from '../createPage';
import { contractingLicences } from '../licences/contracting';
import type { TradeHub } from '../TradeHub';

export const indoorContractors: TradeHub = {
  trades: [
    'Construction',
    'Kitchen Renovation',
    'Bathroom Renovation',
    'Plumbing',
    'Electrical',
    'HVAC',
    'Painting',
    'Flooring',
    'Insulation',
    'Home Security',
    'Home Maintenance',
    'Design',
  ],
  licences: contractingLicences,
  costs: [
    { label: { en: 'Painting one room', fr: 'Peinture d’une pièce' }, low: 350, high: 900 },
    { label: { en: 'Hardwood floor per square foot, installed', fr: 'Plancher de bois franc au pied carré, posé' }, low: 10, high: 22 },
    { label: { en: 'Bathroom renovation', fr: 'Rénovation de salle de bain' }, low: 12000, high: 35000 },
    { label: { en: 'Kitchen renovation', fr: 'Rénovation de cuisine' }, low: 20000, high: 65000 },
    { label: { en: 'Finishing a basement', fr: 'Aménagement d’un sous-sol' }, low: 30000, high: 80000 },
  ],
  texts: {
    en: {
      title: 'Indoor contractors',
      lead: 'Every indoor trade in one place. Choose the trade, keep to verified companies if you like, and ask up to three for a quote.',
      jobs: ['Kitchen', 'Bathroom', 'Basement', 'Floors or paint', 'Several rooms'],
      advice: {
        title: 'How to compare contractors',
        parts: [
          {
            title: 'Before you ask',
            lines: [
              'Write down rooms, sizes and what stays.',
              'Take photos in daylight.',
              'Say your budget range: you get better ideas, not higher prices.',
            ],
          },
          {
            title: 'In the quote',
            lines: [
              'Labour, materials, permits and disposal on separate lines.',
              'What is left out, in words.',
              'A start date, a duration and how changes are priced.',
            ],
          },
          {
            title: 'Before you sign',
            lines: [
              'Licence and insurance, checked by you.',
              'A deposit that matches materials, not half the price.',
              'A holdback until everything is done.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'What does Verified mean?',
          answer:
            'That identity, insurance and, where there is one, the licence have been checked. The date of the check stands on the profile. Nobody can buy it.',
        },
        {
          question: 'How many quotes should I ask for?',
          answer: 'Three for the same description. The comparison page shows side by side what each includes.',
        },
        {
          question: 'General contractor or single trades?',
          answer: 'With more than two trades a general contractor saves you the schedule. For one trade ask it directly.',
        },
      ],
    },
    fr: {
      title: 'Entrepreneurs pour l’intérieur',
      lead: 'Tous les métiers de l’intérieur au même endroit. Choisissez le métier, limitez-vous aux entreprises vérifiées si vous le voulez, et demandez jusqu’à trois soumissions.',
      jobs: ['Cuisine', 'Salle de bain', 'Sous-sol', 'Planchers ou peinture', 'Plusieurs pièces'],
      advice: {
        title: 'Comment comparer les entrepreneurs',
        parts: [
          {
            title: 'Avant de demander',
            lines: [
              'Notez les pièces, les dimensions et ce qui reste.',
              'Prenez des photos à la lumière du jour.',
              'Donnez votre budget\u00a0: vous aurez de meilleures idées, pas de plus hauts prix.',
            ],
          },
          {
            title: 'Dans la soumission',
            lines: [
              'Main-d’œuvre, matériaux, permis et élimination sur des lignes séparées.',
              'Ce qui est exclu, en toutes lettres.',
              'Une date de début, une durée et le prix des changements.',
            ],
          },
          {
            title: 'Avant de signer',
            lines: [
              'Licence et assurance, vérifiées par vous.',
              'Un acompte à la mesure des matériaux, pas la moitié du prix.',
              'Une retenue jusqu’à la fin.',
            ],
          },
        ],
      },
      questions: [
        {
          question: 'Que veut dire «\u00a0Vérifié\u00a0»?',
          answer:
            'Que l’identité, l’assurance et, s’il y a lieu, la licence ont été vérifiées. La date figure au profil. Personne ne peut l’acheter.',
        },
        {
          question: 'Combien de soumissions demander?',
          answer: 'Trois, pour la même description. La page de comparaison montre côte à côte ce que chacune comprend.',
        },
        {
          question: 'Entrepreneur général ou métiers séparés?',
          answer:
            'À partir de trois métiers, un entrepreneur général vous évite le calendrier. Pour un seul, adressez-vous directement à lui.',
        },
      ],
    },
  },
};

export const Component = createPage(indoorContractors);
