import { defineMessages } from '@marketplace/section-kit';

export const nearYouMessages = defineMessages('services.near-you', {
  en: {
    title: 'Who works near you?',
    titleAt: 'Near {{place}}',
    lead: 'Say where you are and see the nearest professionals. This device remembers the place.',
    within: 'The nearest first, within {{radius}} km.',
    nobody: 'Nobody is listed within {{radius}} km yet. Try a larger city nearby.',
    show: 'Show',
    all_one: 'See the one professional',
    all_other: 'See all {{number}} professionals',
  },
  fr: {
    title: 'Qui travaille près de chez vous?',
    titleAt: 'Près {{de place}}',
    lead: 'Dites où vous êtes et voyez les professionnels les plus proches. Cet appareil retient le lieu.',
    within: 'Les plus proches d’abord, dans un rayon de {{radius}}\u00a0km.',
    nobody: 'Personne n’est encore inscrit dans un rayon de {{radius}}\u00a0km. Essayez une plus grande ville des environs.',
    show: 'Afficher',
    all_one: 'Voir le professionnel',
    all_other: 'Voir les {{number}} professionnels',
  },
});
