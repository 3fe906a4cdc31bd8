import { defineMessages } from '@marketplace/section-kit';

/** Texts of saved searches, whatever is searched. */
export const savedSearchMessages = defineMessages('kit.saved-searches', {
  en: {
    invite: 'Save this search and we will email you when something new matches. One email a day at most, one click to stop.',
    save: 'Save this search',
    saving: 'Saving',
    saved: 'You saved this search.',
    all: 'See your saved searches',
    loading: 'Loading your saved searches',
    failed: 'Your saved searches could not be loaded',
    list: 'Saved searches',
    delete: 'Delete',
    'delete.label': 'Delete the search “{{name}}”',
    deleted: 'The search is deleted',
    since: 'Saved on {{date}}',
    more: 'Show all ({{count}})',
  },
  fr: {
    invite:
      'Enregistrez cette recherche\u00a0: nous vous écrirons quand du nouveau y correspondra. Un courriel par jour au plus, un clic pour arrêter.',
    save: 'Enregistrer cette recherche',
    saving: 'Enregistrement',
    saved: 'Vous avez enregistré cette recherche.',
    all: 'Voir vos recherches enregistrées',
    loading: 'Chargement de vos recherches enregistrées',
    failed: 'Impossible de charger vos recherches enregistrées',
    list: 'Recherches enregistrées',
    delete: 'Supprimer',
    'delete.label': 'Supprimer la recherche «\u00a0{{name}}\u00a0»',
    deleted: 'La recherche est supprimée',
    since: 'Enregistrée le {{date}}',
    more: 'Tout afficher ({{count}})',
  },
});
