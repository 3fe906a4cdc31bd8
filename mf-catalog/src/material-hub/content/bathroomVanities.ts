import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Bathroom Renovation', 'Plumbing'],
  calculators: ['vanityFit'],
  guides: ['/indoor/bathroom-maintenance', '/indoor/plumbing'],
  texts: {
    en: {
      lead: 'Vanities from 24 to 60 inches with top and basin, with a check that yours fits the wall.',
      picks: [
        { label: 'Double', search: 'Double' },
        { label: 'Wall-hung', search: 'Wall-Hung' },
      ],
      notes: [
        {
          title: 'Room in front',
          text: 'Leave 53 cm (21 in) free in front, and check that doors and drawers clear the toilet and the room door.',
        },
        { title: 'Pipes', text: 'Measure where drain and water come out of the wall: a drawer may sit just there.' },
        {
          title: 'Hung on the wall',
          text: 'A wall-hung vanity is screwed into blocking between the studs, which has to go in before the wall is closed.',
        },
      ],
    },
    fr: {
      lead: 'Meubles-lavabos de 24 à 60 pouces avec comptoir et vasque, avec un calcul pour savoir si le vôtre entre le long du mur.',
      picks: [
        { label: 'Doubles', search: 'double' },
        { label: 'Suspendus', search: 'suspendu' },
      ],
      notes: [
        {
          title: 'L’espace devant',
          text: 'Laissez 53\u00a0cm (21\u00a0po) libres devant, et vérifiez que portes et tiroirs évitent la toilette et la porte de la pièce.',
        },
        { title: 'Tuyaux', text: 'Mesurez où le drain et l’eau sortent du mur\u00a0: un tiroir pourrait tomber juste là.' },
        {
          title: 'Suspendu',
          text: 'Un meuble suspendu se visse dans un fond de clouage entre les montants, à poser avant de fermer le mur.',
        },
      ],
    },
  },
};
