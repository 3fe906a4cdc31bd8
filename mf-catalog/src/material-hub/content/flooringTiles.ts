import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Flooring'],
  calculators: ['tile'],
  guides: ['/guides'],
  texts: {
    en: {
      lead: 'Porcelain for floors inside and out, with tiles, grout and adhesive worked out in feet or metres.',
      picks: [
        { label: 'Wood look', search: 'Wood Look' },
        { label: 'For radiant heat', search: 'radiant' },
      ],
      notes: [
        {
          title: 'A floor that does not bend',
          text: 'Tile cracks where plywood moves. Ask for the deflection of your floor before you choose a large format.',
        },
        { title: 'Radiant heat', text: 'Tile carries heat best of all floors. The mat is tested before, during and after laying.' },
        { title: 'Height', text: 'Tile and its bed add 15 to 20 mm: check doors, appliances and the step to the next room.' },
      ],
    },
    fr: {
      lead: 'Porcelaine pour planchers intérieurs et extérieurs, avec le calcul des carreaux, du coulis et de l’adhésif en pieds ou en mètres.',
      picks: [
        { label: 'Aspect bois', search: 'aspect bois' },
        { label: 'Plancher radiant', search: 'radiant' },
      ],
      notes: [
        {
          title: 'Un plancher qui ne plie pas',
          text: 'Le carreau fend là où le contreplaqué bouge. Faites vérifier la flèche de votre plancher avant un grand format.',
        },
        {
          title: 'Chaleur radiante',
          text: 'De tous les planchers, le carreau conduit le mieux la chaleur. Le tapis chauffant se teste avant, pendant et après la pose.',
        },
        { title: 'Hauteur', text: 'Le carreau et son lit ajoutent 15 à 20\u00a0mm\u00a0: vérifiez portes, électroménagers et seuils.' },
      ],
    },
  },
};
