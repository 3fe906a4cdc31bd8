import { defineMessages } from 'section-kit';

/** What people are told about a write that was not done. */
export const problemMessages = defineMessages('catalog.list.problem', {
  en: {
    offline: 'You are offline, so nothing was sent. Everything is kept on this device: try again once you are connected.',
    unconfirmed: 'The answer got lost, so we do not know whether it arrived. Try again: it is stored only once however often you do.',
    limited: 'That was a lot in a short time. Wait until {{time}} and try again; nothing is lost.',
    missing: 'This is not available here at the moment.',
    conflict: 'This is no longer possible. Reload the page and try again; your list is kept.',
    refused: 'The server refused this. Your list is kept; check it and try again.',
    invalid: 'Something was not accepted. Your list is kept; check it and try again.',
  },
  fr: {
    offline:
      'Vous êtes hors ligne\u00a0: rien n’a été envoyé. Tout est conservé sur cet appareil; réessayez une fois la connexion rétablie.',
    unconfirmed:
      'La réponse s’est perdue, alors nous ne savons pas si l’envoi est arrivé. Réessayez\u00a0: il n’est enregistré qu’une seule fois.',
    limited: 'Cela fait beaucoup en peu de temps. Attendez jusqu’à {{time}}, puis réessayez; rien n’est perdu.',
    missing: 'Cette fonction n’est pas offerte ici pour le moment.',
    conflict: 'Ce n’est plus possible. Rechargez la page et réessayez; votre liste est conservée.',
    refused: 'Le serveur a refusé l’envoi. Votre liste est conservée; vérifiez-la et réessayez.',
    invalid: 'Un élément n’a pas été accepté. Votre liste est conservée; vérifiez-la et réessayez.',
  },
});
