import { defineMessages } from '@marketplace/section-kit';

/** Texts of what the figures say. */
export const analysisMessages = defineMessages('marketing.report-analysis', {
  en: {
    'action.closeAnalysis': 'Close analysis',
    'analysis.title': 'What the figures say',
    'analysis.up': 'Profile views are up {{percent}} on the same number of days before.',
    'analysis.down': 'Profile views are down {{percent}} on the same number of days before.',
    'analysis.same': 'Profile views are level with the same number of days before.',
    'analysis.weekday': '{{day}} is your best day, with {{count}} views on average.',
    'analysis.busiest': 'The busiest day was {{date}}, with {{count}} views.',
    'analysis.asked': 'Of 100 profile views, {{count}} led to a request.',
    'analysis.hired': 'Of 10 contacts shared, {{count}} led to a job.',
    'analysis.nothing': 'Nothing was counted in this period. Choose a longer range.',
  },
  fr: {
    'action.closeAnalysis': 'Fermer l’analyse',
    'analysis.title': 'Ce que disent les chiffres',
    'analysis.up': 'Les consultations sont en hausse de {{percent}} par rapport au même nombre de jours auparavant.',
    'analysis.down': 'Les consultations sont en baisse de {{percent}} par rapport au même nombre de jours auparavant.',
    'analysis.same': 'Les consultations sont stables par rapport au même nombre de jours auparavant.',
    'analysis.weekday': 'Le {{day}} est votre meilleur jour, avec {{count}} consultations en moyenne.',
    'analysis.busiest': 'Le jour le plus achalandé a été le {{date}}, avec {{count}} consultations.',
    'analysis.asked': 'Sur 100 consultations, {{count}} ont mené à une demande.',
    'analysis.hired': 'Sur 10 coordonnées transmises, {{count}} ont mené à un contrat.',
    'analysis.nothing': 'Rien n’a été compté pendant cette période. Choisissez une période plus longue.',
  },
});
