import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Windows & Doors', 'Home Maintenance'],
  calculators: ['roughOpening'],
  guides: ['/financial/homeowners-insurance', '/guides'],
  texts: {
    en: {
      lead: 'Deadbolts, levers, hinges and weatherstrips for a door that closes well, with the rough opening for a new one.',
      picks: [
        { label: 'Locks', search: 'Deadbolt' },
        { label: 'Weatherstrip', search: 'Weatherstrip' },
        { label: 'Hinges', search: 'Hinge' },
      ],
      notes: [
        {
          title: 'Measure the backset',
          text: '60 or 70 mm (2 3/8 or 2 3/4 in) from the edge of the door to the middle of the hole decides which lock fits.',
        },
        {
          title: 'Long screws',
          text: 'Screws of 75 mm (3 in) through the strike into the stud are the cheapest protection against a kick.',
        },
        { title: 'The paper test', text: 'Close the door on a sheet of paper. If it slides out, the weatherstrip does not touch there.' },
      ],
    },
    fr: {
      lead: 'Pênes dormants, poignées, charnières et coupe-froid pour une porte qui ferme bien, avec l’ouverture brute d’une nouvelle.',
      picks: [
        { label: 'Serrures', search: 'pêne' },
        { label: 'Coupe-froid', search: 'coupe-froid' },
        { label: 'Charnières', search: 'charnière' },
      ],
      notes: [
        {
          title: 'Mesurez l’entrée',
          text: '60 ou 70\u00a0mm (2 3/8 ou 2 3/4\u00a0po) du bord de la porte au centre du trou décident de la serrure qui va.',
        },
        {
          title: 'De longues vis',
          text: 'Des vis de 75\u00a0mm (3\u00a0po) à travers la gâche jusque dans le montant sont la protection la moins chère contre un coup de pied.',
        },
        {
          title: 'Le test du papier',
          text: 'Fermez la porte sur une feuille. Si elle glisse, le coupe-froid ne touche pas à cet endroit.',
        },
      ],
    },
  },
};
