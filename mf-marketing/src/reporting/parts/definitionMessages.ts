import { defineMessages } from '@marketplace/section-kit';

/** What each figure of a report counts; they come after the report. */
export const definitionMessages = defineMessages('marketing.reporting.definitions', {
  en: {
    title: 'What the figures mean',
    views: 'Somebody opened your page. Your own team is left out, and nobody counts more than three times an hour.',
    quote_clicks: 'Somebody pressed the button that asks for a quote, whether they sent a request or not.',
    call_clicks: 'Somebody pressed the button that shows or calls your number.',
    requests: 'Requests that reached you, on the day they came.',
    answered:
      'Requests you answered for the first time that day: a message, a question, a visit, a quote or a refusal. Opening one is no answer.',
    quoted: 'Requests for which you sent a first quote that day. Revised quotes are not counted again.',
    connected: 'Requests in which the homeowner shared how to reach them, on that day.',
    hired: 'Jobs you got, on the day you got them. A job that is cancelled later stays counted.',
    answers:
      'From the moment a request came to your first answer: half of your answers were faster, half slower. Requests without an answer are not in it.',
  },
  fr: {
    title: 'Ce que comptent les chiffres',
    views: 'Quelqu’un a ouvert votre page. Votre équipe n’est pas comptée, et personne ne compte plus de trois fois par heure.',
    quote_clicks: 'Quelqu’un a appuyé sur le bouton de demande de soumission, qu’une demande ait suivi ou non.',
    call_clicks: 'Quelqu’un a appuyé sur le bouton qui affiche ou compose votre numéro.',
    requests: 'Les demandes qui vous sont parvenues, le jour de leur arrivée.',
    answered:
      'Les demandes auxquelles vous avez répondu pour la première fois ce jour-là\u00a0: message, question, visite, soumission ou refus. Ouvrir une demande n’est pas y répondre.',
    quoted:
      'Les demandes pour lesquelles vous avez envoyé une première soumission ce jour-là. Une soumission révisée ne compte pas de nouveau.',
    connected: 'Les demandes où le client a transmis ses coordonnées ce jour-là.',
    hired: 'Les mandats obtenus, le jour où vous les avez obtenus. Un mandat annulé par la suite reste compté.',
    answers:
      'De l’arrivée d’une demande à votre première réponse\u00a0: la moitié de vos réponses ont été plus rapides, l’autre moitié plus lentes. Les demandes sans réponse n’y entrent pas.',
  },
});
