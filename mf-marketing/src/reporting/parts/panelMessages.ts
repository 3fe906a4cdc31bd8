import { defineMessages } from '@marketplace/section-kit';

/** Texts of the panels that choose what a report shows and of which days. */
export const panelMessages = defineMessages('marketing.report-panels', {
  en: {
    'action.reset': 'Reset filters',
    'filter.title': 'Filter',
    'filter.measures': 'Lines of the chart (up to {{most}})',
    'filter.status': 'Campaign status',
    'filter.actor': 'Who did it',
    'filter.all': 'All',
    'filter.company': 'Company',
    'filter.none': 'Detailed reports have their own choices: see Build Report below.',
    'dates.title': 'Date range',
    'dates.first': 'First day',
    'dates.final': 'Last day',
    'dates.apply': 'Show these days',
    'dates.wrongOrder': 'The first day is after the last one. Choose an earlier first day.',
    'dates.missing': 'Choose a day that exists, from 2000 on.',
    'dates.tooLong': 'That is more than 366 days. Choose a later first day.',
  },
  fr: {
    'action.reset': 'Effacer les filtres',
    'filter.title': 'Filtrer',
    'filter.measures': 'Courbes du graphique (jusqu’à {{most}})',
    'filter.status': 'État de la campagne',
    'filter.actor': 'Par qui',
    'filter.all': 'Tous',
    'filter.company': 'Entreprise',
    'filter.none': 'Les rapports détaillés ont leurs propres choix\u00a0: voyez «\u00a0Créer le rapport\u00a0» plus bas.',
    'dates.title': 'Période',
    'dates.first': 'Premier jour',
    'dates.final': 'Dernier jour',
    'dates.apply': 'Afficher ces jours',
    'dates.wrongOrder': 'Le premier jour suit le dernier. Choisissez un premier jour plus tôt.',
    'dates.missing': 'Choisissez un jour qui existe, à partir de 2000.',
    'dates.tooLong': 'Cela dépasse 366 jours. Choisissez un premier jour plus tard.',
  },
});
