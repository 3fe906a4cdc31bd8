import { defineMessages } from '@marketplace/section-kit';

/** Texts of the bar that says who is picked for the comparison. */
export const trayMessages = defineMessages('services.compare-tray', {
  en: {
    tray: 'Professionals to compare',
    'tray.count_one': '{{count}} of {{limit}} picked',
    'tray.count_other': '{{count}} of {{limit}} picked',
    'tray.more': 'Pick one more to compare',
    open: 'Compare {{count}}',
    clear: 'Clear',
    remove: 'Remove {{name}}',
  },
  fr: {
    tray: 'Professionnels à comparer',
    'tray.count_one': '{{count}} sur {{limit}} choisi',
    'tray.count_other': '{{count}} sur {{limit}} choisis',
    'tray.more': 'Choisissez-en un autre pour comparer',
    open: 'Comparer les {{count}}',
    clear: 'Effacer',
    remove: 'Retirer {{name}}',
  },
});
