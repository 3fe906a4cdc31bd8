import type { MailLocale } from './layOut.ts';

/** What the caller of `private.enqueue_mail` gave; each template says what it reads. */
export type MailData = Readonly<Record<string, unknown>>;

interface Link {
  label: string;
  /** Inside the product, without language prefix: the mail gets the address of the site and the prefix of its language. */
  path: string;
}

/** What a mail says between greeting and signature, as plain text. */
export interface MailContent {
  subject: string;
  paragraphs: string[];
  /** The button. */
  action?: Link;
  /** Several buttons, each with what it leads to. */
  actions?: Link[];
  /** In small print: why this mail came. */
  footer?: string;
  /** In small print, and for mail programs in the headers of the same purpose: the path must also take POST. */
  unsubscribe?: Link;
}

/** One kind of mail in each language. Throws when the data lack what the mail cannot do without. */
export interface MailTemplate extends Readonly<Record<MailLocale, (data: MailData) => MailContent>> {
  /** Data of an example, with everything the mail reads: tests write the mail from it. */
  readonly sample: MailData;
  /** What other examples change of it, by name: one for every other thing that the mail may say. A test holds that none is missing. */
  readonly samples?: Readonly<Record<string, MailData>>;
}
