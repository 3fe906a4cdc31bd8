import type { TradeFacts } from './TradeFacts.ts';

export const insulation: TradeFacts = {
  trade: 'Insulation',
  menu: [
    ['Attic insulation', 'Isolation de l’entretoit', 2.25, 'sq ft'],
    ['Wall insulation', 'Isolation des murs', 3.75, 'sq ft'],
    ['Spray foam', 'Mousse giclée', 5.5, 'sq ft'],
    ['Basement insulation', 'Isolation du sous-sol', 4.25, 'sq ft'],
    ['Air sealing', 'Étanchéité à l’air', 680],
    ['Vermiculite removal', 'Enlèvement de vermiculite', 6800],
    ['Energy assessment', 'Évaluation énergétique', 550],
    ['Soundproofing', 'Insonorisation', 4, 'sq ft'],
  ],
  habits: [
    ['a blower test comes before and after', 'un test d’infiltrométrie vient avant et après'],
    ['depth markers stay in the attic', 'des repères d’épaisseur restent dans l’entretoit'],
    ['bathroom fans are led outside first', 'les ventilateurs de salle de bain sont d’abord menés dehors'],
    ['the house stays empty while foam cures', 'la maison reste vide pendant que la mousse durcit'],
    ['grant papers are prepared by us', 'les papiers de subvention sont préparés par nous'],
  ],
};
