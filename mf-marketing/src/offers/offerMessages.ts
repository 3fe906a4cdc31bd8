import { defineMessages } from '@marketplace/section-kit';

/** Words that the pages of all offers share. */
export const offerMessages = defineMessages('marketing.offers', {
  en: {
    how: 'How It Works',
    facts: 'What you get',
    price: 'What it costs',
    'price.list': '{{price}}, smallest order {{least}}.',
    'price.addOn': 'An add-on to Pro ({{pro}}) or Elite ({{elite}}), quoted in writing after a demo.',
    'price.rates': 'See the rate card',
    questions: 'Questions',
    demo: 'Book a Demo',
    'cta.title': 'See it with your own examples',
    'cta.text': 'A demo takes 30 minutes. We show what works today, and you leave with a written price.',
    'cta.listed': 'Get Listed',
  },
  fr: {
    how: 'Comment ça marche',
    facts: 'Ce que vous obtenez',
    price: 'Combien ça coûte',
    'price.list': '{{price}}, commande minimale de {{least}}.',
    'price.addOn': 'Supplément à Pro ({{pro}}) ou à Élite ({{elite}}), prix donné par écrit après une démonstration.',
    'price.rates': 'Voir la grille tarifaire',
    questions: 'Questions',
    demo: 'Réserver une démonstration',
    'cta.title': 'Voyez-le avec vos propres exemples',
    'cta.text': 'Une démonstration dure 30 minutes. Nous montrons ce qui fonctionne aujourd’hui et vous repartez avec un prix écrit.',
    'cta.listed': 'Inscrire mon entreprise',
  },
});
