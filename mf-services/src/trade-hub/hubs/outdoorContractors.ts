import { createPage } from '../createPage';
import { contractingLicences } from '../licences/contracting';
import type { TradeHub } from '../TradeHub';

export const outdoorContractors: TradeHub = {
  trades: ['Construction', 'Roofing', 'Siding', 'Windows & Doors', 'Decks & Fences', 'Masonry & Concrete', 'Landscaping', 'Pools & Spas'],
  licences: contractingLicences,
  needsWorkersComp: true,
  costs: [
    { label: { en: 'Wood fence per linear foot, installed', fr: 'Clôture de bois au pied linéaire, posée' }, low: 40, high: 90 },
    { label: { en: 'Wood deck per square foot', fr: 'Terrasse de bois au pied carré' }, low: 35, high: 80 },
    { label: { en: 'Asphalt shingle roof of a house', fr: 'Toit de bardeaux d’asphalte d’une maison' }, low: 8000, high: 20000 },
    { label: { en: 'One window, installed', fr: 'Une fenêtre, posée' }, low: 700, high: 2000 },
    { label: { en: 'Siding of a two-storey house', fr: 'Parement d’une maison à deux étages' }, low: 18000, high: 45000 },
  ],
  texts: {
    en: {
      title: 'Outdoor contractors',
      lead: 'Roof, walls, windows, decks and yard. Choose the trade and see who works near your postal code.',
      jobs: ['Deck or fence', 'Siding or windows', 'Masonry or concrete', 'Driveway or paving', 'Whole exterior'],
      advice: {
        title: 'Outdoor work in Canada',
        parts: [
          {
            title: 'The season is short',
            lines: [
              'Ask in winter for work in spring.',
              'Concrete, asphalt and paint need warm nights.',
              'Roofers are busiest after storms and in the fall.',
            ],
          },
          {
            title: 'Your lot has rules',
            lines: [
              'Setbacks, fence heights and protected trees are municipal.',
              'Have buried lines located before any digging.',
              'Neighbours share the cost of a fence in some places only.',
            ],
          },
          {
            title: 'In the quote',
            lines: [
              'Removal and disposal of the old.',
              'What happens when rot or rock is found.',
              'Cleaning of the yard and repair of the lawn.',
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
          question: 'Somebody rang my door. Should I sign?',
          answer: 'Not at the door. Several provinces give ten days to cancel such contracts; compare three quotes first.',
        },
        {
          question: 'How much deposit is usual?',
          answer:
            'Enough for special-order materials. Quebec forbids a deposit in the first ten days of a contract signed at home for many jobs; Alberta asks for a licence.',
        },
      ],
    },
    fr: {
      title: 'Entrepreneurs pour l’extérieur',
      lead: 'Toit, murs, fenêtres, terrasses et terrain. Choisissez le métier et voyez qui travaille près de votre code postal.',
      jobs: ['Terrasse ou clôture', 'Parement ou fenêtres', 'Maçonnerie ou béton', 'Entrée ou pavé', 'Tout l’extérieur'],
      advice: {
        title: 'Les travaux extérieurs au Canada',
        parts: [
          {
            title: 'La saison est courte',
            lines: [
              'Demandez l’hiver pour des travaux au printemps.',
              'Béton, asphalte et peinture exigent des nuits douces.',
              'Les couvreurs sont débordés après les tempêtes et l’automne.',
            ],
          },
          {
            title: 'Votre terrain a ses règles',
            lines: [
              'Marges, hauteur des clôtures et arbres protégés relèvent de la municipalité.',
              'Faites localiser les conduites avant de creuser.',
              'Le partage du coût d’une clôture varie selon l’endroit.',
            ],
          },
          {
            title: 'Dans la soumission',
            lines: [
              'Enlèvement et élimination de l’ancien.',
              'Ce qui arrive si l’on trouve de la pourriture ou du roc.',
              'Nettoyage du terrain et réparation de la pelouse.',
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
          question: 'On a sonné à ma porte. Faut-il signer?',
          answer: 'Pas sur le pas de la porte. Plusieurs provinces accordent dix jours pour annuler; comparez d’abord trois soumissions.',
        },
        {
          question: 'Quel acompte est courant?',
          answer:
            'De quoi payer les matériaux sur commande. Le Québec interdit l’acompte pendant les dix premiers jours d’un contrat signé chez vous pour bien des travaux; l’Alberta exige une licence.',
        },
      ],
    },
  },
};

export const Component = createPage(outdoorContractors);
