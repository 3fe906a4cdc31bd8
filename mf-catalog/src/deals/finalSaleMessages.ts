import { defineMessages } from '@marketplace/section-kit';

/** Texts of the question that comes before what cannot be returned. */
export const finalSaleMessages = defineMessages('catalog.final-sale', {
  en: {
    title: 'This is a final sale',
    text: '“{{name}}” cannot be returned or exchanged. Check measurements and colour before you add it.',
    confirm: 'Add, I understand',
    cancel: 'Keep looking',
  },
  fr: {
    title: 'Cette vente est finale',
    text: '«\u00a0{{name}}\u00a0» ne peut être ni retourné ni échangé. Vérifiez les mesures et la couleur avant de l’ajouter.',
    confirm: 'Ajouter, j’ai compris',
    cancel: 'Continuer à regarder',
  },
});
