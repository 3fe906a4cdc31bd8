import { defineMessages } from '@marketplace/section-kit';

/** What the page says of the map before it is there. */
export const viewMessages = defineMessages('services.view', {
  en: {
    'view.legend': 'Show results as',
    'view.list': 'List',
    'view.map': 'Map',
    title: 'Map of professionals',
    failed: 'The map could not be loaded.',
    toMap: 'Skip to the map',
    toList: 'Back to the list',
  },
  fr: {
    'view.legend': 'Afficher les résultats sous forme de',
    'view.list': 'Liste',
    'view.map': 'Carte',
    title: 'Carte des professionnels',
    failed: 'La carte n’a pas pu être chargée.',
    toMap: 'Passer à la carte',
    toList: 'Revenir à la liste',
  },
});
