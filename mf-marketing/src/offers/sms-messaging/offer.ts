import type { Offer } from '../Offer';
import { fileTextIcon } from '../../icons';

export const offer: Offer = {
  topic: 'sms-messaging',
  picture: 'service-electrical',
  content: {
    en: {
      title: 'SMS Messaging',
      headline: 'Text messages people agreed to',
      lead: 'Appointment notes and answers to requests by text, each with a consent you can prove.',
      problem: {
        title: 'Emails wait, calls go to voicemail',
        text: 'Much of a working day goes into telling people when you arrive. A text does it in a line, but Canadian anti-spam law treats a text like an email: consent, identity and a way to stop.',
        points: [
          'Works today: status of each request on a private page, with a notice by email',
          'Set up with you: the same notices by text, from a number of your own',
          'Each consent is kept with its wording, language and time',
        ],
      },
      steps: [
        { title: 'Ask', text: 'An unticked box when the homeowner connects with you.' },
        { title: 'Prove', text: 'Wording, time and source are stored with the number.' },
        { title: 'Send', text: 'Short notices from templates, in the reader’s language.' },
        { title: 'Stop', text: 'STOP or ARRÊT ends it at once, without an account.' },
      ],
      facts: [
        { icon: 'Clock', title: 'Only at decent hours', text: 'Between 8 a.m. and 8 p.m. where the reader lives.' },
        { icon: fileTextIcon, title: 'Consent on file', text: 'Ask for the proof of any number and read it in a sentence.' },
        { icon: 'Globe', title: 'English and French', text: 'Templates exist in both languages and fit into one message.' },
      ],
      sample: {
        title: 'A conversation',
        caption: 'A drawn sample. Names and numbers are made up.',
        bubbles: [
          {
            from: 'Harbour Electric (sample)',
            text: 'Harbour Electric: Marc arrives tomorrow between 9 and 10 for your panel. Reply STOP to end texts.',
            isOurs: true,
          },
          { from: 'Homeowner', text: 'Great, please use the side door.' },
          { from: 'Harbour Electric (sample)', text: 'Noted, side door. See you tomorrow.', isOurs: true },
        ],
      },
      price:
        'Carrier fees are passed on as charged, without a margin. The written quote names a price per message and an upper limit per month.',
      questions: [
        {
          question: 'May I text people who gave me their number?',
          answer: 'Only for what they asked about, or with express consent. A number on a business card is not a consent to advertising.',
        },
        {
          question: 'Can I send promotions by text?',
          answer: 'To people who agreed to promotions by text, separately from everything else. Each message names you and how to stop.',
        },
        {
          question: 'Is it live for all businesses?',
          answer: 'No. We set it up after a demo, with your own number. Until then homeowners get their notices by email.',
        },
      ],
    },
    fr: {
      title: 'Messages texte',
      headline: 'Des textos que les gens ont acceptés',
      lead: 'Rappels de rendez-vous et réponses aux demandes par texto, chacun appuyé d’un consentement que vous pouvez prouver.',
      problem: {
        title: 'Les courriels attendent, les appels tombent dans la boîte vocale',
        text: 'Une bonne part de la journée se passe à dire quand on arrive. Un texto le fait en une ligne, mais la loi canadienne anti-pourriel le traite comme un courriel\u00a0: consentement, identité et moyen d’arrêter.',
        points: [
          'En place aujourd’hui\u00a0: l’état de chaque demande sur une page privée, avec avis par courriel',
          'Réglé avec vous\u00a0: les mêmes avis par texto, d’un numéro à vous',
          'Chaque consentement garde son libellé, sa langue et son heure',
        ],
      },
      steps: [
        { title: 'Demandez', text: 'Une case non cochée quand le propriétaire entre en contact.' },
        { title: 'Prouvez', text: 'Libellé, heure et source sont gardés avec le numéro.' },
        { title: 'Envoyez', text: 'De courts avis à partir de modèles, dans la langue du lecteur.' },
        { title: 'Arrêtez', text: 'ARRÊT ou STOP y met fin aussitôt, sans compte.' },
      ],
      facts: [
        { icon: 'Clock', title: 'Aux heures convenables', text: 'De 8\u00a0h à 20\u00a0h, à l’heure de la personne.' },
        {
          icon: fileTextIcon,
          title: 'Consentement au dossier',
          text: 'Demandez la preuve pour n’importe quel numéro\u00a0: elle tient en une phrase.',
        },
        { icon: 'Globe', title: 'Français et anglais', text: 'Les modèles existent dans les deux langues et tiennent en un message.' },
      ],
      sample: {
        title: 'Une conversation',
        caption: 'Exemple dessiné. Les noms et les numéros sont inventés.',
        bubbles: [
          {
            from: 'Électricité du Havre (fictive)',
            text: 'Électricité du Havre\u00a0: Marc arrive demain entre 9\u00a0h et 10\u00a0h pour votre panneau. Répondez ARRÊT pour ne plus recevoir de textos.',
            isOurs: true,
          },
          { from: 'Propriétaire', text: 'Parfait, passez par la porte de côté.' },
          { from: 'Électricité du Havre (fictive)', text: 'C’est noté, porte de côté. À demain.', isOurs: true },
        ],
      },
      price:
        'Les frais du télécommunicateur sont refacturés tels quels, sans marge. La soumission écrite donne un prix par message et un plafond mensuel.',
      questions: [
        {
          question: 'Puis-je texter les gens qui m’ont donné leur numéro?',
          answer:
            'Seulement au sujet de leur demande, ou avec un consentement exprès. Un numéro sur une carte professionnelle n’est pas un consentement à la publicité.',
        },
        {
          question: 'Puis-je envoyer des promotions par texto?',
          answer:
            'Aux personnes qui ont accepté les promotions par texto, séparément du reste. Chaque message vous nomme et dit comment arrêter.',
        },
        {
          question: 'Est-ce offert à toutes les entreprises?',
          answer:
            'Non. Nous l’installons après une démo, avec votre numéro. D’ici là, les propriétaires reçoivent leurs avis par courriel.',
        },
      ],
    },
  },
};
