import { brand } from '@marketplace/shared-ui/brand';
import type { Offer } from '../Offer';

export const offer: Offer = {
  topic: 'email-marketing',
  picture: 'scene-mail',
  product: 'email',
  campaign: 'email',
  content: {
    en: {
      title: 'Targeted Email Marketing',
      headline: 'Email to people who asked to hear from you',
      lead: 'A welcome series of 5 emails and seasonal mailings by trade and region, sent only to people who said yes.',
      problem: {
        title: 'A quote request is not the end of the story',
        text: 'Most homeowners take weeks to decide. Whoever stays useful in that time gets the call. A bought address list does the opposite, and Canadian law forbids mailing it.',
        points: [
          'Express consent with date, wording and language, kept for every address',
          'One click to unsubscribe, honoured at once',
          'Every mail in English or French, as the reader chose',
        ],
      },
      steps: [
        { title: 'Choose readers', text: 'By trade, region and newsletter. You see how many before you pay.' },
        { title: 'Write or approve', text: 'Use your words or ours; both languages are checked by a person.' },
        { title: 'Send', text: 'On a weekday morning in the reader’s time zone.' },
        { title: 'Read the result', text: 'Sums of opens, clicks, requests and unsubscribes, a week later.' },
      ],
      facts: [
        {
          icon: 'Mail',
          title: 'Welcome series of 5 emails',
          text: 'Thank you, how a quote works, past work, questions to ask, and a reminder. Then it stops.',
        },
        {
          icon: 'Calendar',
          title: 'Seasonal mailings',
          text: 'Heat pumps before the cold, decks before the frost leaves: one subject, one offer.',
        },
        {
          icon: 'ShieldCheck',
          title: 'Lawful by design',
          text: 'Addresses stay with us. You never receive a list, and readers never receive a stranger.',
        },
      ],
      sample: {
        title: 'The welcome series',
        caption: 'A drawn sample of the 5 emails a new reader of a roofing company would receive.',
        rows: [
          { icon: 'Mail', title: '1. Welcome, and what happens next', text: 'Right after the reader agrees', badge: 'Day 0' },
          { icon: 'Mail', title: '2. How to read a roofing quote', text: 'Nothing to buy, something to keep', badge: 'Day 3' },
          { icon: 'Mail', title: '3. Three roofs on your street', text: 'Finished work, with the owners’ leave', badge: 'Day 7' },
          { icon: 'Mail', title: '4. Ask these questions first', text: 'Licence, insurance, guarantee', badge: 'Day 12' },
          { icon: 'Mail', title: '5. Shall we have a look?', text: 'A last invitation, then silence', badge: 'Day 20' },
        ],
      },
      price:
        'The welcome series is counted once per new reader, all 5 emails together. Translation into the other language is part of the price.',
      questions: [
        {
          question: 'Can I send to my own list?',
          answer: 'Yes, if you can show when and how each person agreed. Without proof of consent we do not send.',
        },
        {
          question: `What does ${brand.name} do about consent?`,
          answer:
            'Each subscription keeps its wording, language and time. Every mail names the sender, an address and a link that unsubscribes without signing in.',
        },
        {
          question: 'How are the sample figures made?',
          answer:
            'They are an illustration with round numbers. Change each assumption in the calculator above to what you know of your own business.',
        },
      ],
    },
    fr: {
      title: 'Marketing par courriel ciblé',
      headline: 'Des courriels aux gens qui ont demandé à vous lire',
      lead: 'Une série de bienvenue de 5 courriels et des envois saisonniers par métier et par région, seulement aux personnes qui ont dit oui.',
      problem: {
        title: 'Une demande de soumission n’est qu’un début',
        text: 'La plupart des propriétaires mettent des semaines à se décider. L’entreprise qui reste utile entre-temps reçoit l’appel. Une liste d’adresses achetée fait le contraire, et la loi canadienne interdit d’y écrire.',
        points: [
          'Consentement exprès avec date, libellé et langue, conservé pour chaque adresse',
          'Désabonnement en un clic, appliqué sur-le-champ',
          'Chaque courriel en français ou en anglais, au choix de la personne',
        ],
      },
      steps: [
        { title: 'Choisissez l’auditoire', text: 'Par métier, région et infolettre. Vous voyez combien de gens avant de payer.' },
        { title: 'Écrivez ou approuvez', text: 'Vos mots ou les nôtres; une personne vérifie les deux langues.' },
        { title: 'Envoyez', text: 'Un matin de semaine, à l’heure du lecteur.' },
        { title: 'Lisez le résultat', text: 'Le total des ouvertures, clics, demandes et désabonnements, une semaine plus tard.' },
      ],
      facts: [
        {
          icon: 'Mail',
          title: 'Série de bienvenue de 5 courriels',
          text: 'Merci, comment lire une soumission, travaux réalisés, questions à poser et un rappel. Puis c’est fini.',
        },
        {
          icon: 'Calendar',
          title: 'Envois saisonniers',
          text: 'Thermopompes avant le froid, terrasses avant le dégel\u00a0: un sujet, une offre.',
        },
        {
          icon: 'ShieldCheck',
          title: 'Légal dès le départ',
          text: 'Les adresses restent chez nous. Vous ne recevez jamais de liste, et personne ne reçoit un inconnu.',
        },
      ],
      sample: {
        title: 'La série de bienvenue',
        caption: 'Exemple dessiné des 5 courriels que recevrait une nouvelle abonnée d’un couvreur.',
        rows: [
          { icon: 'Mail', title: '1. Bienvenue, et voici la suite', text: 'Dès que la personne accepte', badge: 'Jour 0' },
          {
            icon: 'Mail',
            title: '2. Comment lire une soumission de toiture',
            text: 'Rien à acheter, quelque chose à garder',
            badge: 'Jour 3',
          },
          {
            icon: 'Mail',
            title: '3. Trois toits de votre rue',
            text: 'Des travaux terminés, avec l’accord des propriétaires',
            badge: 'Jour 7',
          },
          { icon: 'Mail', title: '4. Posez d’abord ces questions', text: 'Licence, assurance, garantie', badge: 'Jour 12' },
          { icon: 'Mail', title: '5. On passe voir?', text: 'Une dernière invitation, puis plus rien', badge: 'Jour 20' },
        ],
      },
      price:
        'La série de bienvenue compte une fois par nouvelle personne, les 5 courriels ensemble. La traduction dans l’autre langue est comprise.',
      questions: [
        {
          question: 'Puis-je écrire à ma propre liste?',
          answer:
            'Oui, si vous pouvez montrer quand et comment chaque personne a accepté. Sans preuve de consentement, nous n’envoyons rien.',
        },
        {
          question: `Que fait ${brand.name} du consentement?`,
          answer:
            'Chaque abonnement garde son libellé, sa langue et son heure. Chaque courriel nomme l’expéditeur, une adresse et un lien qui désabonne sans ouvrir de session.',
        },
        {
          question: 'D’où viennent les chiffres de l’exemple?',
          answer:
            'C’est une illustration en chiffres ronds. Remplacez chaque hypothèse de la calculatrice ci-dessus par ce que vous savez de votre entreprise.',
        },
      ],
    },
  },
};
