import type { Offer } from '../Offer';
import { playIcon } from '../../icons';

export const offer: Offer = {
  topic: 'video-ads',
  picture: 'service-painting',
  product: 'video',
  campaign: 'video',
  content: {
    en: {
      title: 'Video Ads',
      headline: 'Video ads that show the work, not the slogan',
      lead: 'Fifteen to thirty seconds of a real job, shown to people who are planning the same one.',
      problem: {
        title: 'Good work is hard to describe',
        text: 'A straight tile line or a dry basement says more than a paragraph. But most small firms never film their jobs, and a film nobody watches to the end is money lost.',
        points: [
          'You pay for a completed view, never for a video that was skipped',
          'Shown by trade and region, next to matching categories',
          'Silent by default, with captions in English and French',
        ],
      },
      steps: [
        { title: 'Film a job', text: 'A phone held sideways is enough. We send you a list of five shots.' },
        { title: 'We edit', text: 'Captions in both languages, your name, one message.' },
        { title: 'You approve', text: 'Nothing is shown before you have seen it and its budget.' },
        { title: 'It runs', text: 'Until the budget is used or you stop it.' },
      ],
      facts: [
        { icon: playIcon, title: 'Never by itself', text: 'The film starts when the reader presses play, so a view is a choice.' },
        { icon: 'MapPin', title: 'Where you work', text: 'Choose trades and regions. Nobody three provinces away uses up your budget.' },
        { icon: 'Eye', title: 'Labelled', text: 'Every video ad is marked as sponsored. Readers trust what says what it is.' },
      ],
      sample: {
        title: 'Video in a category',
        caption: 'A drawn sample: the picture stands for the first frame, the button for the link to your listing.',
        poster: {
          label: 'Sponsored',
          title: 'Three days, one hallway: watch the paint dry',
          text: 'North Shore Painting (sample company) · 0:24 · captions on',
          action: '▶ Play, 24 seconds',
        },
      },
      price:
        'A completed view means the video was played to its end or for 15 seconds, whichever comes first. Editing one video of up to 30 seconds is part of the first order.',
      questions: [
        {
          question: 'Do I need a film crew?',
          answer: 'No. A recent phone and daylight are enough; we send a short list of shots and tell you what worked.',
        },
        { question: 'Who owns the film?', answer: 'You do. You may show it on your own site and anywhere else.' },
        { question: 'Can I see the numbers?', answer: 'Yes: starts, completed views, clicks to your listing and requests, by week.' },
      ],
    },
    fr: {
      title: 'Publicité vidéo',
      headline: 'Des vidéos qui montrent le travail, pas le slogan',
      lead: 'De quinze à trente secondes d’un vrai chantier, présentées à des gens qui prévoient les mêmes travaux.',
      problem: {
        title: 'Le travail bien fait se décrit mal',
        text: 'Une ligne de carreaux bien droite ou un sous-sol au sec en disent plus long qu’un paragraphe. Mais la plupart des petites entreprises ne filment jamais leurs chantiers, et une vidéo que personne ne regarde jusqu’au bout est de l’argent perdu.',
        points: [
          'Vous payez une vidéo vue au complet, jamais une vidéo sautée',
          'Présentée par métier et par région, près des bonnes catégories',
          'Sans son au départ, sous-titrée en français et en anglais',
        ],
      },
      steps: [
        { title: 'Filmez un chantier', text: 'Un téléphone tenu à l’horizontale suffit. Nous vous envoyons une liste de cinq plans.' },
        { title: 'Nous montons', text: 'Sous-titres dans les deux langues, votre nom, un seul message.' },
        { title: 'Vous approuvez', text: 'Rien ne paraît avant que vous l’ayez vu, budget compris.' },
        { title: 'La vidéo tourne', text: 'Jusqu’à ce que le budget soit épuisé ou que vous l’arrêtiez.' },
      ],
      facts: [
        {
          icon: playIcon,
          title: 'Jamais toute seule',
          text: 'La vidéo démarre quand on appuie sur lecture\u00a0: chaque vue est un choix.',
        },
        {
          icon: 'MapPin',
          title: 'Là où vous travaillez',
          text: 'Choisissez métiers et régions. Personne à trois provinces d’ici n’épuise votre budget.',
        },
        {
          icon: 'Eye',
          title: 'Bien identifiée',
          text: 'Chaque vidéo porte la mention «\u00a0Commandité\u00a0». On fait confiance à ce qui dit ce qu’il est.',
        },
      ],
      sample: {
        title: 'Vidéo dans une catégorie',
        caption: 'Exemple dessiné\u00a0: l’image remplace le premier plan, le bouton mène à votre fiche.',
        poster: {
          label: 'Commandité',
          title: 'Trois jours, un couloir\u00a0: regardez la peinture sécher',
          text: 'Peinture Rive-Nord (entreprise fictive) · 0\u00a0min\u00a024\u00a0s · sous-titres activés',
          action: '▶ Lire, 24 secondes',
        },
      },
      price:
        'Une vidéo est «\u00a0vue au complet\u00a0» quand elle joue jusqu’à la fin ou pendant 15 secondes, selon ce qui arrive en premier. Le montage d’une vidéo de 30 secondes ou moins est compris dans la première commande.',
      questions: [
        {
          question: 'Faut-il une équipe de tournage?',
          answer:
            'Non. Un téléphone récent et la lumière du jour suffisent; nous envoyons une courte liste de plans et vous disons ce qui a marché.',
        },
        { question: 'À qui appartient la vidéo?', answer: 'À vous. Vous pouvez la montrer sur votre propre site et partout ailleurs.' },
        {
          question: 'Puis-je voir les chiffres?',
          answer: 'Oui\u00a0: lectures, vidéos vues au complet, clics vers votre fiche et demandes, semaine par semaine.',
        },
      ],
    },
  },
};
