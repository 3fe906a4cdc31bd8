import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Kitchen Renovation', 'Plumbing'],
  calculators: ['sinkFit'],
  guides: ['/indoor/plumbing', '/guides'],
  texts: {
    en: {
      lead: 'Undermount, drop-in and apron-front sinks in steel, fireclay and composite, with a check that yours fits the cabinet.',
      picks: [
        { label: 'Undermount', search: 'Undermount' },
        { label: 'Apron front', search: 'Apron' },
        { label: 'Two bowls', search: 'Double Bowl' },
      ],
      notes: [
        {
          title: 'How it is mounted',
          text: 'A drop-in sink covers an old opening; an undermount needs a solid top such as quartz or stone; an apron front needs its own cabinet.',
        },
        {
          title: 'Measure three widths',
          text: 'Inside of the cabinet, opening in the top, and rim of the sink. The smallest one decides.',
        },
        {
          title: 'Order before the countertop',
          text: 'A fabricator cuts from the sink itself or from its template, not from a catalogue drawing.',
        },
      ],
    },
    fr: {
      lead: 'Éviers sous plan, encastrés ou de ferme, en acier, en grès ou en composite, avec un calcul pour savoir si le vôtre entre dans l’armoire.',
      picks: [
        { label: 'Sous plan', search: 'sous plan' },
        { label: 'Évier de ferme', search: 'ferme' },
        { label: 'Deux cuves', search: 'deux cuves' },
      ],
      notes: [
        {
          title: 'Le type de pose',
          text: 'Un évier encastré couvre une ancienne ouverture; un évier sous plan demande un comptoir plein comme le quartz ou la pierre; un évier de ferme demande sa propre armoire.',
        },
        {
          title: 'Mesurez trois largeurs',
          text: 'L’intérieur de l’armoire, l’ouverture du comptoir et le rebord de l’évier. La plus petite décide.',
        },
        {
          title: 'Commandez avant le comptoir',
          text: 'L’atelier découpe d’après l’évier lui-même ou son gabarit, et non d’après un dessin de catalogue.',
        },
      ],
    },
  },
};
