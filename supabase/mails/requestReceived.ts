import { brand } from '@marketplace/shared-ui/brand';
import type { MailTemplate } from './layout/MailTemplate.ts';
import { isList, linkTo, service, word } from './layout/mailData.ts';

/** To the members of a provider. Data: `link` where they answer, `service`, `provider` (name), `area`, `list` where it is for lines of a list. */
export const requestReceived: MailTemplate = {
  sample: { link: '/account', service: 'Leak repair', provider: 'Roofs & Sons', area: 'M5V' },
  samples: { list: { list: true }, 'without names': { provider: null, service: null } },
  en: (data) => ({
    subject: service(data, 'en') ? `New quote request: ${service(data, 'en')}` : 'New quote request',
    paragraphs: [
      `A homeowner${word(data, 'area') && ` near ${word(data, 'area')}`} is asking ${word(data, 'provider') || 'you'} for a quote.`,
      isList(data)
        ? 'Answer with a quote for the lines of the list. Their contact details appear once they choose to connect.'
        : 'Homeowners tend to choose among the first answers. Their contact details appear once they choose to connect.',
    ],
    action: linkTo(data, 'See the request'),
    footer: `You get this email because your company receives requests on ${brand.name}.`,
  }),
  fr: (data) => ({
    subject: service(data, 'fr') ? `Nouvelle demande de soumission\u00A0: ${service(data, 'fr')}` : 'Nouvelle demande de soumission',
    paragraphs: [
      word(data, 'provider')
        ? `Une demande de soumission est arrivée pour ${word(data, 'provider')}${word(data, 'area') && `, secteur ${word(data, 'area')}`}.`
        : `Une demande de soumission vous est adressée${word(data, 'area') && `, secteur ${word(data, 'area')}`}.`,
      isList(data)
        ? 'Répondez par une soumission pour les lignes de la liste. Les coordonnées du client s’affichent lorsqu’il choisit d’entrer en contact.'
        : 'On choisit souvent parmi les premières réponses. Les coordonnées du client s’affichent lorsqu’il choisit d’entrer en contact.',
    ],
    action: linkTo(data, 'Voir la demande'),
    footer: `Vous recevez ce courriel parce que votre entreprise reçoit des demandes sur ${brand.name}.`,
  }),
};
