import { defineMessages } from '@marketplace/section-kit';

export const projectStartMessages = defineMessages('services.project-start', {
  en: {
    'trades.title': 'Start with the work',
    'trades.lead': 'Common trades, and where one of their jobs usually starts before tax, by our own estimates.',
    'trades.from': 'from {{price}}',
    'costs.title': 'What does it cost?',
    'costs.lead': 'Typical ranges before tax: our own estimates for homes in Canadian cities, {{month}}.',
    'costs.value': '{{low}} to {{high}}',
  },
  fr: {
    'trades.title': 'Commencez par les travaux',
    'trades.lead': 'Des métiers courants, et le prix de départ habituel d’un de leurs travaux, avant taxes, selon nos estimations.',
    'trades.from': 'à partir de {{price}}',
    'costs.title': 'Combien ça coûte?',
    'costs.lead': 'Fourchettes courantes avant taxes\u00a0: nos estimations pour des maisons en ville au Canada, {{month}}.',
    'costs.value': 'de {{low}} à {{high}}',
  },
});
