import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Windows & Doors', 'Construction'],
  calculators: ['garageDoor'],
  guides: ['/guides', '/financial/energy-efficiency-grants'],
  texts: {
    en: {
      lead: 'Insulated doors in single and double widths, with heat loss by R-value and the opener that lifts them.',
      picks: [{ label: 'Insulated', search: 'Insulated' }],
      notes: [
        { title: 'Room for the tracks', text: 'Measure headroom, side room and depth: low headroom takes a special track.' },
        { title: 'Springs are dangerous', text: 'A torsion spring stores enough force to break an arm. Leave winding it to an installer.' },
        { title: 'An attached garage', text: 'The wall and door to the house should be tight against fumes, whatever the garage door is.' },
      ],
    },
    fr: {
      lead: 'Portes isolées simples et doubles, avec la perte de chaleur selon la valeur R et l’ouvre-porte qui les lève.',
      picks: [{ label: 'Isolées', search: 'isolée' }],
      notes: [
        {
          title: 'La place des rails',
          text: 'Mesurez le dégagement en haut, sur les côtés et en profondeur\u00a0: un linteau bas demande des rails spéciaux.',
        },
        {
          title: 'Les ressorts sont dangereux',
          text: 'Un ressort de torsion a la force de casser un bras. Laissez un installateur le tendre.',
        },
        {
          title: 'Garage attenant',
          text: 'Le mur et la porte vers la maison doivent arrêter les gaz d’échappement, quelle que soit la porte du garage.',
        },
      ],
    },
  },
};
