import { defineMessages } from '@marketplace/section-kit';

/** Texts about a picture that a company adds. */
export const pictureMessages = defineMessages('account.pictures', {
  en: {
    add: 'Choose a photo',
    replace: 'Choose another photo',
    remove: 'Remove the photo',
    chosen: 'Chosen photo: {{name}}',
    ready: 'Ready',
    one: 'One photo is enough.',
    wrongType: 'This is not a JPEG, PNG or WebP picture. Choose another file.',
    tooLarge: 'This picture is too large. Choose one below 40 MB and 40 megapixels.',
    unreadable: 'This picture is damaged and cannot be read. Choose another file.',
    offline: 'Not sent: you are offline. Send again when you are back online.',
    limited: 'Not sent: too many pictures in a short time. Send again in an hour.',
    conflict: 'Not sent: there is no room for more pictures today.',
    refused: 'Not sent: this picture was not accepted. Send it again, or choose another one.',
  },
  fr: {
    add: 'Choisir une photo',
    replace: 'Choisir une autre photo',
    remove: 'Retirer la photo',
    chosen: 'Photo choisie\u00a0: {{name}}',
    ready: 'Prête',
    one: 'Une photo suffit.',
    wrongType: 'Ce fichier n’est pas une image JPEG, PNG ou WebP. Choisissez-en un autre.',
    tooLarge: 'Cette image est trop lourde ou trop grande. Choisissez-en une de moins de 40\u00a0Mo et de 40\u00a0mégapixels.',
    unreadable: 'Cette image est endommagée et ne peut pas être lue. Choisissez un autre fichier.',
    offline: 'Non envoyée\u00a0: vous êtes hors ligne. Recommencez une fois la connexion rétablie.',
    limited: 'Non envoyée\u00a0: trop d’images en peu de temps. Recommencez dans une heure.',
    conflict: 'Non envoyée\u00a0: il n’y a plus de place pour d’autres images aujourd’hui.',
    refused: 'Non envoyée\u00a0: cette image n’a pas été acceptée. Renvoyez-la ou choisissez-en une autre.',
  },
});
