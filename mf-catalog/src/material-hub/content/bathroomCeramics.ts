import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Bathroom Renovation', 'Flooring'],
  calculators: ['tile'],
  guides: ['/indoor/bathroom-maintenance', '/guides'],
  texts: {
    en: {
      lead: 'Glazed ceramic and mosaic for bathroom walls, light enough for drywall, with grout and adhesive worked out.',
      picks: [
        { label: 'Subway', search: 'Subway' },
        { label: 'Mosaic', search: 'Mosaic' },
        { label: 'Handmade look', search: 'Handmade' },
      ],
      notes: [
        { title: 'Walls, not floors', text: 'Glazed wall tile is softer than porcelain. Check the label before you walk on it.' },
        { title: 'Edges', text: 'Count finished edges and corners apart: an outside corner shows the raw side of the tile.' },
        { title: 'Lay it out dry', text: 'A row on the floor shows whether the last tile is a sliver, while it can still be moved.' },
      ],
    },
    fr: {
      lead: 'Céramique émaillée et mosaïque pour les murs de salle de bain, assez légères pour le gypse, avec le calcul du coulis et de l’adhésif.',
      picks: [
        { label: 'Métro', search: 'métro' },
        { label: 'Mosaïque', search: 'mosaïque' },
        { label: 'Aspect artisanal', search: 'artisanal' },
      ],
      notes: [
        {
          title: 'Pour les murs',
          text: 'Un carreau mural émaillé est plus tendre que la porcelaine. Lisez l’étiquette avant de marcher dessus.',
        },
        { title: 'Bordures', text: 'Comptez à part les bordures et les coins\u00a0: un angle sortant montre la tranche brute.' },
        {
          title: 'Essayez à sec',
          text: 'Un rang posé au sol montre si le dernier carreau est trop mince, quand on peut encore le déplacer.',
        },
      ],
    },
  },
};
