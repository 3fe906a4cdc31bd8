import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Decks & Fences', 'Landscaping'],
  calculators: ['fence'],
  guides: ['/outdoor/landscaping', '/guides'],
  texts: {
    en: {
      lead: 'Cedar, treated and steel panels, posts and gates, with posts, rails and boards counted from length and height.',
      picks: [
        { label: 'Cedar', search: 'Cedar' },
        { label: 'Steel', search: 'Steel' },
        { label: 'Gates', search: 'Gate' },
      ],
      notes: [
        {
          title: 'Height is a bylaw',
          text: 'Many municipalities allow about 2 m behind the house and less in front and at corners. Ask for the zoning bylaw before you order.',
        },
        { title: 'On the line', text: 'Find the survey pins and talk to your neighbour: a fence on the line is shared in many provinces.' },
        {
          title: 'Before you dig',
          text: 'Have gas, power and cable lines located. It is free in most provinces and takes a few working days.',
        },
      ],
    },
    fr: {
      lead: 'Panneaux de cèdre, traités ou d’acier, poteaux et barrières, avec le compte des poteaux, traverses et planches selon la longueur et la hauteur.',
      picks: [
        { label: 'Cèdre', search: 'cèdre' },
        { label: 'Acier', search: 'acier' },
        { label: 'Barrières', search: 'barrière' },
      ],
      notes: [
        {
          title: 'La hauteur, c’est un règlement',
          text: 'Bien des municipalités permettent environ 2\u00a0m derrière la maison et moins devant et aux coins. Demandez le règlement de zonage avant de commander.',
        },
        {
          title: 'Sur la ligne',
          text: 'Trouvez les repères d’arpentage et parlez au voisin\u00a0: une clôture mitoyenne se partage souvent.',
        },
        {
          title: 'Avant de creuser',
          text: 'Faites localiser gaz, électricité et câbles. C’est gratuit dans la plupart des provinces et prend quelques jours ouvrables.',
        },
      ],
    },
  },
};
