import type { Offer } from '../Offer';
import { fileTextIcon } from '../../icons';

export const offer: Offer = {
  topic: 'ai-lead-management',
  picture: 'service-assembly',
  content: {
    en: {
      title: 'AI Lead Management',
      headline: 'Answer the right request first',
      lead: 'Requests arrive complete. On top of that we set up sorting and draft answers with you; a person always sends.',
      problem: {
        title: 'The evening pile',
        text: 'After a day on site, ten requests look the same. Two are worth a visit tomorrow, one is out of your area, and the fastest answer usually wins.',
        points: [
          'Works today: every request states work, timing, budget, postal code and photos',
          'Works today: one timeline for each request, from sent to completed',
          'Set up with you: sorting and draft answers, tried on samples first',
        ],
      },
      steps: [
        { title: 'A request arrives', text: 'Complete, with the area checked against yours.' },
        { title: 'It is sorted', text: 'By rules you can read: trade, distance, timing, budget.' },
        { title: 'A draft waits', text: 'With the questions that are still open.' },
        { title: 'You decide', text: 'Edit, send or decline. Nothing leaves by itself.' },
      ],
      facts: [
        {
          icon: 'List',
          title: 'Reasons, not scores',
          text: 'Each place in the list says why: “8 km away, within budget, wants to start in May”.',
        },
        {
          icon: 'User',
          title: 'A person decides',
          text: 'No automatic refusals and no automatic prices. Homeowners are told when software helped to sort.',
        },
        {
          icon: 'ShieldCheck',
          title: 'Data stays put',
          text: 'Requests are not used to train models. Contact details stay hidden until the homeowner connects.',
        },
      ],
      sample: {
        title: 'Requests, sorted',
        caption: 'A drawn sample with made-up requests. It shows what we set up in a demo.',
        rows: [
          {
            icon: fileTextIcon,
            title: 'Leaking valley above the porch',
            text: '8 km away · as soon as possible · 4 photos. Draft: two times tomorrow.',
            badge: 'Answer first',
          },
          {
            icon: fileTextIcon,
            title: 'New roof in spring',
            text: '21 km away · within three months · $12,000 to $16,000. Draft: asks for the pitch.',
            badge: 'This week',
          },
          {
            icon: fileTextIcon,
            title: 'Flat roof of a warehouse',
            text: 'Commercial work, which you do not list. Draft: polite decline.',
            badge: 'Not your trade',
          },
        ],
      },
      price:
        'The price depends on how many trades and people take part. You see it on samples of your own requests before you agree to anything.',
      questions: [
        {
          question: 'Is it switched on for everyone?',
          answer: 'No. It is set up for one business at a time, after a demo, and can be switched off at any time.',
        },
        { question: 'Can it answer for me at night?', answer: 'It prepares a draft. You or someone on your team sends it.' },
        {
          question: 'What about homeowners’ privacy?',
          answer:
            'Quebec’s Law 25 asks us to say when a decision is automated. Ours is not: a person decides. We say so on the request all the same.',
        },
      ],
    },
    fr: {
      title: 'Gestion des demandes par IA',
      headline: 'Répondez d’abord à la bonne demande',
      lead: 'Les demandes arrivent complètes. En plus, nous réglons avec vous un tri et des ébauches de réponse; c’est toujours une personne qui envoie.',
      problem: {
        title: 'La pile du soir',
        text: 'Après une journée de chantier, dix demandes se ressemblent. Deux méritent une visite demain, une est hors de votre secteur, et la réponse la plus rapide l’emporte souvent.',
        points: [
          'En place aujourd’hui\u00a0: chaque demande indique travaux, moment, budget, code postal et photos',
          'En place aujourd’hui\u00a0: un seul fil pour chaque demande, de l’envoi à la fin des travaux',
          'Réglé avec vous\u00a0: tri et ébauches de réponse, d’abord essayés sur des exemples',
        ],
      },
      steps: [
        { title: 'Une demande arrive', text: 'Complète, secteur comparé au vôtre.' },
        { title: 'Elle est triée', text: 'Selon des règles lisibles\u00a0: métier, distance, moment, budget.' },
        { title: 'Une ébauche attend', text: 'Avec les questions encore ouvertes.' },
        { title: 'Vous décidez', text: 'Modifier, envoyer ou refuser. Rien ne part tout seul.' },
      ],
      facts: [
        {
          icon: 'List',
          title: 'Des raisons, pas des cotes',
          text: 'Chaque rang dit pourquoi\u00a0: «\u00a0à 8\u00a0km, dans le budget, début souhaité en mai\u00a0».',
        },
        {
          icon: 'User',
          title: 'Une personne décide',
          text: 'Ni refus ni prix automatiques. Le propriétaire sait quand un logiciel a aidé au tri.',
        },
        {
          icon: 'ShieldCheck',
          title: 'Les données restent là',
          text: 'Les demandes n’entraînent aucun modèle. Les coordonnées restent cachées jusqu’à la mise en contact.',
        },
      ],
      sample: {
        title: 'Demandes triées',
        caption: 'Exemple dessiné avec des demandes inventées. Il montre ce que nous réglons pendant une démo.',
        rows: [
          {
            icon: fileTextIcon,
            title: 'Noue qui coule au-dessus du porche',
            text: 'À 8\u00a0km · le plus tôt possible · 4 photos. Ébauche\u00a0: deux heures proposées demain.',
            badge: 'À répondre d’abord',
          },
          {
            icon: fileTextIcon,
            title: 'Toiture neuve au printemps',
            text: 'À 21\u00a0km · d’ici trois mois · de 12\u00a0000\u00a0$ à 16\u00a0000\u00a0$. Ébauche\u00a0: demande la pente.',
            badge: 'Cette semaine',
          },
          {
            icon: fileTextIcon,
            title: 'Toit plat d’un entrepôt',
            text: 'Travaux commerciaux, absents de votre fiche. Ébauche\u00a0: refus courtois.',
            badge: 'Hors métier',
          },
        ],
      },
      price:
        'Le prix dépend du nombre de métiers et de personnes. Vous voyez le résultat sur des exemples de vos propres demandes avant d’accepter quoi que ce soit.',
      questions: [
        {
          question: 'Est-ce activé pour tout le monde?',
          answer: 'Non. On l’installe pour une entreprise à la fois, après une démo, et on peut l’arrêter en tout temps.',
        },
        {
          question: 'Peut-il répondre à ma place la nuit?',
          answer: 'Il prépare une ébauche. Vous ou quelqu’un de votre équipe l’envoyez.',
        },
        {
          question: 'Et la vie privée des propriétaires?',
          answer:
            'La Loi 25 du Québec oblige à dire quand une décision est automatisée. La nôtre ne l’est pas\u00a0: une personne décide. Nous l’indiquons tout de même sur la demande.',
        },
      ],
    },
  },
};
