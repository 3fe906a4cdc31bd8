import type { MailLocale } from './layOut.ts';
import { anyProvider, isPrivate, linkTo, service, word } from './mailData.ts';
import type { MailContent, MailData, MailTemplate } from './MailTemplate.ts';

/** What a short mail is about. */
export interface About {
  /** Name of the company; "a professional" where it is not known. */
  provider: string;
  /** " : " and the work, in the typography of the language; empty where it is not known. */
  work: string;
  /** The mail goes to the company, else to the homeowner. */
  isForCompany: boolean;
  data: MailData;
}

type Say = (about: About) => { subject: string; paragraphs: string[]; action: string };
type ShortMail = Readonly<Record<MailLocale, Say>> & Pick<MailTemplate, 'samples'>;

const FOOTERS = { en: 'The link opens your request, for anyone who has it.', fr: 'Le lien ouvre votre demande à quiconque le possède.' };

function write(data: MailData, locale: MailLocale, say: Say): MailContent {
  const work = service(data, locale);
  const { action, ...said } = say({
    provider: word(data, 'provider') || anyProvider[locale],
    work: work && (locale === 'fr' ? `\u00A0: ${work}` : `: ${work}`),
    isForCompany: word(data, 'to') === 'provider',
    data,
  });
  return {
    ...said,
    paragraphs: [...(work ? [service(data, locale)] : []), ...said.paragraphs],
    action: linkTo(data, action),
    ...(isPrivate(data) && { footer: FOOTERS[locale] }),
  };
}

/**
 * A mail about a request: the work, a sentence or two, and one button. Data: `link`, `provider`, `service`, and `to` ('provider') where both
 * sides may get it.
 */
export const shortMail = (sample: MailData, { samples = {}, ...words }: ShortMail): MailTemplate => ({
  sample,
  samples,
  en: (data) => write(data, 'en', words.en),
  fr: (data) => write(data, 'fr', words.fr),
});

/** The link of a guest's request and what it is about, for the samples of short mails. */
export const aboutRequest = { link: '/r/Zm9yIGEgdGVzdCBvZiA0MyBjaGFyYWN0ZXJzIGxvbmc', provider: 'Roofs & Sons', service: 'Leak repair' };
/** The same for a mail to the company. */
export const aboutLead = { ...aboutRequest, link: '/account/leads/0d6c1d3e-1111-4222-8333-444455556666' };
