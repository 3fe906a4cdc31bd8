import type { Offer } from '../Offer';
import { fileTextIcon } from '../../icons';

export const offer: Offer = {
  topic: 'live-chat',
  picture: 'service-general',
  content: {
    en: {
      title: 'Live Chat',
      headline: 'A quick answer while the question is fresh',
      lead: 'Chat on your listing during the hours you choose. When nobody is there, the question becomes a request.',
      problem: {
        title: 'Small questions cost big jobs',
        text: '“Do you work in Laval?” is not worth a form, and not worth waiting two days for. Whoever answers it gets to quote.',
        points: [
          'Works today: quote requests with photos and one timeline, from sent to completed',
          'Set up with you: chat on your listing, in hours you choose',
          'Never a robot that pretends to be a person',
        ],
      },
      steps: [
        { title: 'Set your hours', text: 'Lunch break, evenings, or when the office is open.' },
        { title: 'Someone asks', text: 'Without an account and without a phone number.' },
        { title: 'You answer', text: 'From a phone, with your own short answers at hand.' },
        { title: 'It continues', text: 'As a request with everything said so far.' },
      ],
      facts: [
        { icon: 'Clock', title: 'Honest presence', text: 'Online means a person. Outside your hours the chat says when you are back.' },
        { icon: fileTextIcon, title: 'Nothing is lost', text: 'Every chat can become a request, and the homeowner gets a copy.' },
        {
          icon: 'ShieldCheck',
          title: 'Private until they choose',
          text: 'Contact details appear once the homeowner connects, as everywhere here.',
        },
      ],
      sample: {
        title: 'Chat on a listing',
        caption: 'A drawn sample. The people in it are made up.',
        bubbles: [
          { from: 'Visitor', text: 'Do you lay floors in condos? Ours needs an acoustic underlay.' },
          { from: 'Prairie Floors (sample), Dana', text: 'We do. Which building, and how many square feet?', isOurs: true },
          { from: 'Visitor', text: 'About 640, on the fourth floor, with an elevator.' },
          {
            from: 'Prairie Floors (sample), Dana',
            text: 'Thanks. Shall I turn this into a quote request? You can add photos there.',
            isOurs: true,
          },
        ],
      },
      price: 'Quoted by the number of people who answer. There is no price per chat, so a talkative day costs nothing extra.',
      questions: [
        {
          question: 'Is it on my listing already?',
          answer: 'No. It is set up after a demo. Until then visitors send a request, which is stored and followed on one page.',
        },
        {
          question: 'Who can read the chats?',
          answer: 'You, your team and the person you talk with. They are deleted after 12 months unless they became a request.',
        },
        { question: 'What if I am on a roof?', answer: 'Then you are offline, and the chat says so. The question waits as a request.' },
      ],
    },
    fr: {
      title: 'Clavardage',
      headline: 'Une réponse rapide, pendant que la question est fraîche',
      lead: 'Le clavardage sur votre fiche, aux heures que vous choisissez. Quand personne n’est là, la question devient une demande.',
      problem: {
        title: 'Les petites questions coûtent de gros mandats',
        text: '«\u00a0Travaillez-vous à Laval?\u00a0» ne mérite ni un formulaire ni deux jours d’attente. Qui répond peut soumissionner.',
        points: [
          'En place aujourd’hui\u00a0: des demandes avec photos et un seul fil, de l’envoi à la fin des travaux',
          'Réglé avec vous\u00a0: le clavardage sur votre fiche, à vos heures',
          'Jamais un robot qui se fait passer pour une personne',
        ],
      },
      steps: [
        { title: 'Fixez vos heures', text: 'Le midi, le soir ou pendant les heures de bureau.' },
        { title: 'Quelqu’un demande', text: 'Sans compte et sans numéro de téléphone.' },
        { title: 'Vous répondez', text: 'Du téléphone, avec vos réponses courtes à portée de main.' },
        { title: 'La suite', text: 'Une demande qui contient tout ce qui a été dit.' },
      ],
      facts: [
        {
          icon: 'Clock',
          title: 'Présence véritable',
          text: 'En ligne veut dire une personne. Hors de vos heures, le clavardage dit quand vous revenez.',
        },
        {
          icon: fileTextIcon,
          title: 'Rien ne se perd',
          text: 'Chaque conversation peut devenir une demande, et le propriétaire en reçoit une copie.',
        },
        {
          icon: 'ShieldCheck',
          title: 'Privé jusqu’au choix',
          text: 'Les coordonnées paraissent quand le propriétaire entre en contact, comme partout ici.',
        },
      ],
      sample: {
        title: 'Clavardage sur une fiche',
        caption: 'Exemple dessiné. Les personnes sont inventées.',
        bubbles: [
          { from: 'Visiteuse', text: 'Posez-vous des planchers en copropriété? Il nous faut une membrane acoustique.' },
          { from: 'Planchers Boréal (fictive), Dana', text: 'Oui. Dans quel immeuble, et combien de pieds carrés?', isOurs: true },
          { from: 'Visiteuse', text: 'Environ 640, au quatrième étage, avec ascenseur.' },
          {
            from: 'Planchers Boréal (fictive), Dana',
            text: 'Merci. J’en fais une demande de soumission? Vous pourrez y joindre des photos.',
            isOurs: true,
          },
        ],
      },
      price:
        'Prix selon le nombre de personnes qui répondent. Aucun prix par conversation\u00a0: une journée bavarde ne coûte rien de plus.',
      questions: [
        {
          question: 'Est-ce déjà sur ma fiche?',
          answer:
            'Non. On l’installe après une démo. D’ici là, les visiteurs envoient une demande, conservée et suivie sur une seule page.',
        },
        {
          question: 'Qui peut lire les conversations?',
          answer:
            'Vous, votre équipe et la personne à qui vous parlez. Elles sont effacées après 12 mois, sauf si elles sont devenues une demande.',
        },
        {
          question: 'Et si je suis sur un toit?',
          answer: 'Alors vous êtes hors ligne et le clavardage le dit. La question attend sous forme de demande.',
        },
      ],
    },
  },
};
