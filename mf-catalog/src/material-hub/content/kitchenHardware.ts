import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Kitchen Renovation', 'Assembly'],
  calculators: ['handles'],
  guides: ['/guides'],
  texts: {
    en: {
      lead: 'Pulls, knobs and soft-close hinges, with a count of what your doors and drawers need.',
      picks: [
        { label: 'Pulls', search: 'Pull' },
        { label: 'Knobs', search: 'Knob' },
        { label: 'Hinges', search: 'Hinge' },
      ],
      notes: [
        {
          title: 'Holes decide',
          text: 'Old drawers have holes 76, 96 or 128 mm apart. Keep the distance, or plan to fill and drill again.',
        },
        { title: 'Use a template', text: 'A strip of wood with two holes puts forty handles in line; a tape measure does not.' },
        { title: 'Grip', text: 'Pulls that take four fingers are easier for stiff or small hands than knobs.' },
      ],
    },
    fr: {
      lead: 'Poignées, boutons et charnières à fermeture douce, avec le compte de ce qu’il faut pour vos portes et tiroirs.',
      picks: [
        { label: 'Poignées', search: 'poignée' },
        { label: 'Boutons', search: 'bouton' },
        { label: 'Charnières', search: 'charnière' },
      ],
      notes: [
        {
          title: 'Les trous décident',
          text: 'Les anciens tiroirs ont des trous espacés de 76, 96 ou 128\u00a0mm. Gardez l’entraxe, ou prévoyez de boucher et de repercer.',
        },
        { title: 'Servez-vous d’un gabarit', text: 'Une latte percée de deux trous aligne quarante poignées; un ruban à mesurer, non.' },
        {
          title: 'Prise en main',
          text: 'Une poignée où passent quatre doigts est plus facile qu’un bouton pour les mains raides ou petites.',
        },
      ],
    },
  },
};
