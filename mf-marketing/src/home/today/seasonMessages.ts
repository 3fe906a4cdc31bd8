import { defineMessages } from '@marketplace/section-kit';

/** What to see to in each season. */
export const seasonMessages = defineMessages('marketing.season', {
  en: {
    'spring.title': 'This spring: look up before it rains',
    'spring.text': 'Snow and ice leave marks. Have the roof, the gutters and the drainage around the house checked.',
    'spring.guide': 'How to choose a contractor',
    'spring.services': 'Find a roofer',
    'summer.title': 'This summer: build before the frost',
    'summer.text': 'Decks, fences and walkways need dry, frost-free ground. Good crews are booked weeks ahead.',
    'summer.guide': 'A deck before the frost',
    'summer.services': 'Find a landscaper',
    'autumn.title': 'This autumn: get ready for the cold',
    'autumn.text': 'Have the furnace serviced, seal draughts and see which insulation rebates are open.',
    'autumn.guide': 'Insulation and rebates',
    'autumn.services': 'Find a heating technician',
    'winter.title': 'This winter: mind the roof',
    'winter.text': 'Ice dams and heavy snow damage roofs from November to March. Know the signs, and when to call for help.',
    'winter.guide': 'Winter roofs',
    'winter.services': 'Find a roofer',
  },
  fr: {
    'spring.title': 'Ce printemps, levez les yeux avant la pluie',
    'spring.text':
      'La neige et la glace laissent des traces. Faites vérifier la toiture, les gouttières et le drainage autour de la maison.',
    'spring.guide': 'Choisir un entrepreneur',
    'spring.services': 'Trouver un couvreur',
    'summer.title': 'Cet été, construisez avant le gel',
    'summer.text': 'Terrasses, clôtures et allées demandent un sol sec et sans gel. Les bonnes équipes se réservent des semaines d’avance.',
    'summer.guide': 'Une terrasse avant le gel',
    'summer.services': 'Trouver un paysagiste',
    'autumn.title': 'Cet automne, préparez-vous au froid',
    'autumn.text': 'Faites entretenir le chauffage, calfeutrez et voyez quelles subventions à l’isolation sont offertes.',
    'autumn.guide': 'Isolation et subventions',
    'autumn.services': 'Trouver un technicien en chauffage',
    'winter.title': 'Cet hiver, surveillez la toiture',
    'winter.text':
      'Les digues de glace et la neige lourde abîment les toits de novembre à mars. Sachez en reconnaître les signes et quand demander de l’aide.',
    'winter.guide': 'Les toits en hiver',
    'winter.services': 'Trouver un couvreur',
  },
});
