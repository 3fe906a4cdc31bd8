import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Flooring'],
  calculators: ['flooring'],
  guides: ['/guides', '/financial/home-equity-loans'],
  texts: {
    en: {
      lead: 'Solid and engineered floors of oak, maple and hickory, with boxes, transition strips and trim worked out for your room.',
      picks: [
        { label: 'Oak', search: 'Oak' },
        { label: 'Maple', search: 'Maple' },
        { label: 'Hickory', search: 'Hickory' },
      ],
      notes: [
        {
          title: 'Let it rest',
          text: 'Open boxes lie in the heated room for 72 hours or as the maker says, so that boards shrink and swell before they are nailed.',
        },
        {
          title: 'Moisture',
          text: 'Wood wants 35 to 55% humidity all year. Over concrete and in basements take engineered boards and a moisture test.',
        },
        {
          title: 'Radiant heat',
          text: 'Solid boards and heated floors do not go together. “Radiant heat” in the specifications of each material says which ones do.',
        },
      ],
    },
    fr: {
      lead: 'Planchers massifs et d’ingénierie en chêne, érable et caryer, avec le calcul des boîtes, transitions et moulures de votre pièce.',
      picks: [
        { label: 'Chêne', search: 'chêne' },
        { label: 'Érable', search: 'érable' },
        { label: 'Caryer', search: 'caryer' },
      ],
      notes: [
        {
          title: 'Laissez-le reposer',
          text: 'Les boîtes ouvertes restent 72 heures dans la pièce chauffée, ou selon le fabricant, pour que les lames travaillent avant d’être clouées.',
        },
        {
          title: 'Humidité',
          text: 'Le bois veut de 35 à 55\u00a0% d’humidité toute l’année. Sur le béton et au sous-sol, prenez du bois d’ingénierie et faites un test d’humidité.',
        },
        {
          title: 'Chaleur radiante',
          text: 'Bois massif et plancher chauffant ne vont pas ensemble. La ligne «\u00a0Plancher radiant\u00a0» des caractéristiques dit lesquels conviennent.',
        },
      ],
    },
  },
};
