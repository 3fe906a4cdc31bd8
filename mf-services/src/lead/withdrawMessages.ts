import { defineMessages } from '@marketplace/section-kit';

/** Texts with which a company takes a quote back. */
export const withdrawMessages = defineMessages('services.withdraw-quote', {
  en: {
    submit: 'Withdraw the quote',
    title: 'Withdraw version {{version}} of your quote?',
    text: 'We tell the homeowner by email, and they can no longer accept it. You can send another one until they decide.',
    keep: 'Keep it',
    done: 'The quote is withdrawn, and we’ll let the homeowner know',
    over: 'This quote is no longer open, so it can’t be withdrawn. Reload the page to see its current state.',
    rights: 'Only owners and estimators of an approved company can withdraw quotes.',
  },
  fr: {
    submit: 'Retirer la soumission',
    title: 'Retirer la version {{version}} de votre soumission?',
    text: 'Le client en est avisé par courriel et ne peut plus l’accepter. Vous pouvez en envoyer une autre jusqu’à sa décision.',
    keep: 'La garder',
    done: 'La soumission est retirée, et nous en aviserons le client',
    over: 'Cette soumission n’est plus en vigueur; elle ne peut donc plus être retirée. Rechargez la page pour voir où elle en est.',
    rights: 'Seuls les propriétaires et estimateurs d’une entreprise approuvée peuvent retirer une soumission.',
  },
});
