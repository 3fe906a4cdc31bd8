import type { Hub } from '../Hub';

export const hub: Hub = {
  trades: ['Plumbing', 'Kitchen Renovation'],
  calculators: ['faucetFit'],
  guides: ['/indoor/plumbing', '/guides'],
  texts: {
    en: {
      lead: 'Pull-down, touchless and single-lever faucets, with a check that yours fits below the window or shelf.',
      picks: [
        { label: 'Pull-down', search: 'Pull-Down' },
        { label: 'Touchless', search: 'Touchless' },
        { label: 'Lever', search: 'Lever' },
      ],
      notes: [
        { title: 'Count the holes', text: 'One, three or four holes in the sink or counter decide which faucets fit without a plate.' },
        {
          title: 'Reach and height',
          text: 'Water should land near the drain, not at the front of the bowl, and the spout should clear your largest pot.',
        },
        { title: 'Shut-off valves', text: 'If the valves below the sink are stuck, have them replaced in the same visit.' },
      ],
    },
    fr: {
      lead: 'Becs rétractables, robinets sans contact ou à levier, avec un calcul pour savoir si le vôtre passe sous la fenêtre ou la tablette.',
      picks: [
        { label: 'Bec rétractable', search: 'rétractable' },
        { label: 'Sans contact', search: 'sans contact' },
        { label: 'À levier', search: 'levier' },
      ],
      notes: [
        {
          title: 'Comptez les trous',
          text: 'Un, trois ou quatre trous dans l’évier ou le comptoir décident des robinets qui vont sans plaque.',
        },
        { title: 'Portée et hauteur', text: 'L’eau doit tomber près du drain, et le bec laisser passer votre plus grande casserole.' },
        { title: 'Valves d’arrêt', text: 'Si les valves sous l’évier sont coincées, faites-les remplacer au cours de la même visite.' },
      ],
    },
  },
};
