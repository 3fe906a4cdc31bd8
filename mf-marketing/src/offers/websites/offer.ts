import type { Offer } from '../Offer';
import { fileTextIcon, layoutGridIcon } from '../../icons';

export const offer: Offer = {
  topic: 'websites',
  picture: 'service-windows-doors',
  product: 'website',
  content: {
    en: {
      title: 'Websites and Landing Pages',
      headline: 'A landing page that answers the first question',
      lead: 'One page for one service in one region, in both languages, that leads to a quote request instead of a dead end.',
      problem: {
        title: 'Most contractor sites hide what people look for',
        text: 'What do you do, where, what does it cost, and may I see it? A page that answers these four questions needs no animation.',
        points: [
          'Opens quickly on a phone with a weak signal',
          'English and French, each readable on its own',
          'Works with a keyboard and a screen reader',
        ],
      },
      steps: [
        { title: 'An hour of questions', text: 'What you do best, what you would rather not do, and three finished jobs.' },
        { title: 'A draft in a week', text: 'Text, pictures and prices you can correct.' },
        { title: 'Published', text: 'Below your listing, or at your own address.' },
        { title: 'Kept true', text: 'Change a price or a phone number by writing to us.' },
      ],
      facts: [
        {
          icon: layoutGridIcon,
          title: 'One page, one purpose',
          text: 'Heat pumps in Moncton, not “solutions”. Readers and search engines both find it.',
        },
        {
          icon: fileTextIcon,
          title: 'Requests that arrive complete',
          text: 'The form is the same as on your listing: work, timing, budget, postal code and photos.',
        },
        {
          icon: 'Star',
          title: 'Your real reviews',
          text: 'Reviews from completed jobs appear with their date. They cannot be edited or picked.',
        },
      ],
      sample: {
        title: 'A landing page',
        caption: 'A drawn sample of the first screen. Company and prices are made up.',
        poster: {
          label: 'Windows and doors · Ottawa',
          title: 'New windows in two days, without heating the garden',
          text: 'Measured, installed and cleaned up. From $780 per window, tax extra. Licensed and insured.',
          action: 'Ask for a quote',
        },
      },
      price:
        'The price covers text, translation, pictures from your own jobs and one round of corrections. Hosting below your listing is included with Pro and Elite.',
      questions: [
        {
          question: 'Can I use my own domain?',
          answer: 'Yes. You keep the domain and may take text and pictures with you when you leave.',
        },
        {
          question: 'Do I need a page for every service?',
          answer: 'Start with the service you want more of. A second page makes sense once the first one brings requests.',
        },
        { question: 'Do you track visitors?', answer: 'Only sums: visits, requests and calls. Nobody is followed from site to site.' },
      ],
    },
    fr: {
      title: 'Sites Web et pages d’atterrissage',
      headline: 'Une page d’atterrissage qui répond à la première question',
      lead: 'Une page pour un service dans une région, dans les deux langues, qui mène à une demande de soumission et non à un cul-de-sac.',
      problem: {
        title: 'Bien des sites d’entrepreneurs cachent ce qu’on cherche',
        text: 'Que faites-vous, où, à quel prix, et peut-on le voir? Une page qui répond à ces quatre questions se passe d’animations.',
        points: [
          'S’ouvre vite sur un téléphone qui capte mal',
          'Français et anglais, chacun complet',
          'Fonctionne au clavier et avec un lecteur d’écran',
        ],
      },
      steps: [
        { title: 'Une heure de questions', text: 'Ce que vous faites le mieux, ce que vous aimez moins et trois chantiers terminés.' },
        { title: 'Une ébauche en une semaine', text: 'Textes, images et prix que vous pouvez corriger.' },
        { title: 'Publication', text: 'Sous votre fiche, ou à votre propre adresse.' },
        { title: 'Toujours à jour', text: 'Un prix ou un numéro change? Écrivez-nous.' },
      ],
      facts: [
        {
          icon: layoutGridIcon,
          title: 'Une page, un but',
          text: 'Thermopompes à Moncton, et non «\u00a0solutions\u00a0». Lecteurs et moteurs de recherche la trouvent.',
        },
        {
          icon: fileTextIcon,
          title: 'Des demandes complètes',
          text: 'Le formulaire est celui de votre fiche\u00a0: travaux, moment, budget, code postal et photos.',
        },
        {
          icon: 'Star',
          title: 'Vos vrais avis',
          text: 'Les avis de travaux terminés paraissent avec leur date. On ne peut ni les modifier ni les trier.',
        },
      ],
      sample: {
        title: 'Une page d’atterrissage',
        caption: 'Exemple dessiné du premier écran. L’entreprise et les prix sont inventés.',
        poster: {
          label: 'Portes et fenêtres · Gatineau',
          title: 'Des fenêtres neuves en deux jours, sans chauffer le jardin',
          text: 'Mesurées, posées, chantier nettoyé. À partir de 780\u00a0$ la fenêtre, taxes en sus. Licence et assurance.',
          action: 'Demander une soumission',
        },
      },
      price:
        'Le prix couvre la rédaction, la traduction, les photos de vos propres chantiers et une ronde de corrections. L’hébergement sous votre fiche est compris avec Pro et Élite.',
      questions: [
        {
          question: 'Puis-je garder mon nom de domaine?',
          answer: 'Oui. Le domaine reste à vous, et vous pouvez emporter textes et images si vous partez.',
        },
        {
          question: 'Faut-il une page par service?',
          answer:
            'Commencez par le service dont vous voulez plus de mandats. Une deuxième page se justifie quand la première apporte des demandes.',
        },
        {
          question: 'Suivez-vous les visiteurs?',
          answer: 'Seulement des totaux\u00a0: visites, demandes et appels. Personne n’est suivi d’un site à l’autre.',
        },
      ],
    },
  },
};
