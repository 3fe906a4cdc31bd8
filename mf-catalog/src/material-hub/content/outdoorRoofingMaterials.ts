import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Roofing'],
  calculators: ['roofing'],
  guides: ['/outdoor/roofing', '/financial/home-equity-loans'],
  texts: {
    en: {
      lead: 'Shingles, steel and membranes, with squares and bundles worked out from footprint, pitch and waste.',
      picks: [
        { label: 'Shingles', search: 'Shingle' },
        { label: 'Membranes', search: 'Membrane' },
        { label: 'Panels', search: 'Panel' },
      ],
      notes: [
        {
          title: 'Pitch decides',
          text: 'Asphalt shingles need a slope of at least 4 in 12, or 2 in 12 when laid as a low-slope roof.',
          source: 'National Building Code of Canada, 9.26.3',
        },
        {
          title: 'Ice at the eaves',
          text: 'Protection goes from the edge at least 900 mm up the slope, to 300 mm inside the outer wall.',
          source: 'National Building Code of Canada, 9.26.5',
        },
        { title: 'Air below', text: 'A roof ages from below when attic air cannot leave. Have vents counted with every new roof.' },
      ],
    },
    fr: {
      lead: 'Bardeaux, acier et membranes, avec le calcul des carrés et des paquets selon l’emprise, la pente et les pertes.',
      picks: [
        { label: 'Bardeaux', search: 'bardeau' },
        { label: 'Membranes', search: 'membrane' },
        { label: 'Panneaux', search: 'panneau' },
      ],
      notes: [
        {
          title: 'La pente décide',
          text: 'Les bardeaux d’asphalte demandent une pente d’au moins 4 sur 12, ou de 2 sur 12 s’ils sont posés pour faible pente.',
          source: 'Code national du bâtiment du Canada, 9.26.3',
        },
        {
          title: 'La glace aux avant-toits',
          text: 'La protection part du bord, monte d’au moins 900\u00a0mm et dépasse de 300\u00a0mm la face intérieure du mur extérieur.',
          source: 'Code national du bâtiment du Canada, 9.26.5',
        },
        {
          title: 'L’air dessous',
          text: 'Un toit vieillit par-dessous quand l’air de l’entretoit ne sort pas. Faites compter les évents à chaque réfection.',
        },
      ],
    },
  },
};
