import { withPreposition } from '@marketplace/section-kit/french-names';
import { brand } from '@marketplace/shared-ui/brand';
import type { MailData, MailTemplate } from './layout/MailTemplate.ts';
import { isList, isPrivate, linkTo, list, service, words } from './layout/mailData.ts';

const SENT = {
  en: {
    stored: 'Your request is stored.',
    storedList: 'Your list is stored.',
    anybody: 'We sent your request to the professionals you chose.',
    request: (names: string) => `We sent your request to ${names}.`,
    vendor: (name: string) => `We sent your list to ${name}. The page below will show its quote.`,
    list: (names: string) =>
      `We sent your list to ${names}. Each vendor got its own lines; the page below shows all their quotes and what everything comes to, delivered.`,
    unreachable: (names: string, are: boolean) =>
      `${names} ${are ? 'have' : 'has'} not joined ${brand.name} yet, so nobody reads requests there.`,
  },
  fr: {
    stored: 'Votre demande est enregistrée.',
    storedList: 'Votre liste est enregistrée.',
    anybody: 'Votre demande a été transmise aux professionnels que vous avez choisis.',
    request: (to: string) => `Votre demande a été transmise ${to}.`,
    vendor: (to: string) => `Votre liste a été transmise ${to}. La page ci-dessous montrera sa soumission.`,
    list: (to: string) =>
      `Votre liste a été transmise ${to}. Chaque fournisseur a reçu ses lignes; la page ci-dessous réunit leurs soumissions et le total, livraison comprise.`,
    unreachable: (names: string, are: boolean) =>
      `${names} ${are ? 'ne sont' : 'n’est'} pas encore sur ${brand.name}; personne n’y lit les demandes.`,
  },
} as const;

/** Whether nobody reads it, wherever it went. */
const isUnread = (data: MailData): boolean => {
  const unreachable = words(data, 'unreachable');
  return unreachable.length > 0 && words(data, 'providers').every((name) => unreachable.includes(name));
};

/** What became of the request at those who read it, and at those who do not. */
function outcome(data: MailData, locale: keyof typeof SENT): string[] {
  const unreachable = words(data, 'unreachable');
  const readers = words(data, 'providers').filter((name) => !unreachable.includes(name));
  const { stored, storedList, unreachable: unread } = SENT[locale];
  return [
    isUnread(data) ? (isList(data) ? storedList : stored) : sentTo(readers, isList(data), locale),
    ...(unreachable.length > 0 ? [unread(list(unreachable, locale), unreachable.length > 1)] : []),
  ];
}

function sentTo(names: readonly string[], isOfList: boolean, locale: keyof typeof SENT): string {
  if (names.length === 0) return SENT[locale].anybody;
  const said = isOfList ? (names.length > 1 ? 'list' : 'vendor') : 'request';
  return SENT[locale][said](list(locale === 'fr' ? names.map((name) => withPreposition('à', name)) : names, locale));
}

/**
 * To who asked for quotes. Data: `link` of the request, `service`, `providers` (names), `unreachable` (names of those where nobody reads
 * requests), `list` where each is asked for its lines.
 */
export const requestSent: MailTemplate = {
  sample: {
    link: '/r/Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc',
    service: 'Leak repair',
    providers: ['Roofs & Sons', 'Second', 'Third'],
  },
  samples: {
    account: { link: '/r/0b6e6f0c-8f7f-4d0e-9a53-2f6f5f0a9d11' },
    list: { list: true },
    'list to one vendor': { list: true, providers: ['Second'] },
    'list that some read': { list: true, unreachable: ['Second'] },
    'list that nobody reads': { list: true, unreachable: ['Roofs & Sons', 'Second', 'Third'] },
    'request that nobody reads': { providers: ['Second'], unreachable: ['Second'] },
    'without names': { providers: [], service: null },
  },
  en: (data) => ({
    subject: service(data, 'en') ? `Your quote request: ${service(data, 'en')}` : 'Your quote request',
    paragraphs: [
      ...outcome(data, 'en'),
      ...(isUnread(data)
        ? []
        : ['You will get an email when someone answers. They see your phone number and email address only once you choose to connect.']),
      ...(isPrivate(data)
        ? [
            `To connect or to ${isList(data) ? 'accept a quote' : 'hire'}, first confirm your email address, with one click on the page the link opens.`,
          ]
        : []),
    ],
    action: linkTo(data, 'Follow my request'),
    footer: `${isPrivate(data) ? 'Keep this email: the link opens your request, for anyone who has it. ' : ''}If you did not ask for quotes on ${brand.name}, ignore this email.`,
  }),
  fr: (data) => ({
    subject: service(data, 'fr') ? `Votre demande de soumission\u00A0: ${service(data, 'fr')}` : 'Votre demande de soumission',
    paragraphs: [
      ...outcome(data, 'fr'),
      ...(isUnread(data)
        ? []
        : [
            'Vous recevrez un courriel dès qu’on vous répondra. Votre téléphone et votre adresse courriel ne seront visibles que lorsque vous aurez choisi d’entrer en contact.',
          ]),
      ...(isPrivate(data)
        ? [
            `Pour entrer en contact ou ${isList(data) ? 'accepter une soumission' : 'choisir une entreprise'}, confirmez d’abord votre adresse courriel sur la page qu’ouvre le lien.`,
          ]
        : []),
    ],
    action: linkTo(data, 'Suivre ma demande'),
    footer: `${isPrivate(data) ? 'Conservez ce courriel\u00A0: le lien ouvre votre demande à quiconque le possède. ' : ''}Si vous n’avez pas demandé de soumission sur ${brand.name}, ignorez ce courriel.`,
  }),
};
