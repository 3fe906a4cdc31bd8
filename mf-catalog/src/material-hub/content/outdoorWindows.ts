import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Windows & Doors'],
  calculators: ['windowRating', 'roughOpening'],
  guides: ['/financial/energy-efficiency-grants', '/guides'],
  texts: {
    en: {
      lead: 'Casement, sliding, fixed and egress windows, with U-factor and ENERGY STAR checked and the rough opening worked out.',
      picks: [
        { label: 'Triple pane', search: 'Triple-Pane' },
        { label: 'Egress', search: 'Egress' },
        { label: 'Fixed', search: 'Picture' },
      ],
      notes: [
        {
          title: 'A bedroom needs a way out',
          text: 'A bedroom window must open to at least 0.35 m² with no side under 380 mm, unless the room has another way out.',
          source: 'National Building Code of Canada, 9.9.10.1',
        },
        {
          title: 'U-factor and sun',
          text: 'The lower the U-factor, the less heat is lost. On a south wall a higher solar gain helps in winter, on a west wall it overheats the room.',
        },
        { title: 'Rebates first', text: 'Most programs want an evaluation before the work. Ask before you sign.' },
      ],
    },
    fr: {
      lead: 'Fenêtres à battant, coulissantes, fixes et d’évacuation, avec le facteur U, le critère ENERGY STAR et l’ouverture brute.',
      picks: [
        { label: 'Triple vitrage', search: 'triple vitrage' },
        { label: 'Évacuation', search: 'évacuation' },
        { label: 'Fixes', search: 'fixe' },
      ],
      notes: [
        {
          title: 'Une chambre doit avoir une issue',
          text: 'La fenêtre d’une chambre doit s’ouvrir sur au moins 0,35\u00a0m², aucun côté sous 380\u00a0mm, sauf si la pièce a une autre issue.',
          source: 'Code national du bâtiment du Canada, 9.9.10.1',
        },
        {
          title: 'Facteur U et soleil',
          text: 'Plus le facteur U est bas, moins la chaleur s’échappe. Au sud, un gain solaire élevé aide l’hiver; à l’ouest, il surchauffe la pièce.',
        },
        {
          title: 'Les remises d’abord',
          text: 'La plupart des programmes exigent une évaluation avant les travaux. Demandez avant de signer.',
        },
      ],
    },
  },
};
