import { brand } from './brand.ts';

/** Who answers for a site before the law. Pages and mails say it (Canada's Anti-Spam Legislation, s. 6; Quebec's Law 25, s. 3.1). */
export interface Operator {
  legalName: string;
  /** One line, as Canada Post writes it. */
  mailingAddress: string;
  /** Address of email of the person in charge of personal information. */
  privacyContact: string;
  /** As people read it. */
  phone: string;
}

const variables: Readonly<Record<keyof Operator, string>> = {
  legalName: 'OPERATOR_LEGAL_NAME',
  mailingAddress: 'OPERATOR_MAILING_ADDRESS',
  privacyContact: 'OPERATOR_PRIVACY_CONTACT',
  phone: 'OPERATOR_PHONE',
};

/**
 * Reads the operator from the environment of a process; what is not set is the sample of the brand.
 *
 * @param env values by the name of the variable; an empty one counts as not set
 * @throws Error in one sentence for a privacy contact or phone number that cannot be one
 */
export function readOperator(env: Readonly<Record<string, string | undefined>>): Operator {
  const read = (detail: keyof Operator) => env[variables[detail]]?.trim() || brand.sampleOperator[detail];
  const operator = {
    legalName: read('legalName'),
    mailingAddress: read('mailingAddress'),
    privacyContact: read('privacyContact'),
    phone: read('phone'),
  };
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(operator.privacyContact))
    throw new Error(`OPERATOR_PRIVACY_CONTACT is "${operator.privacyContact}"; use an address of email, for instance privacy@example.com.`);
  if (!/^1?[\d ().-]{10,}$/.test(operator.phone))
    throw new Error(`OPERATOR_PHONE is "${operator.phone}"; use a number with its area code, for instance 1-416-555-0134.`);
  return operator;
}

/** The details that still say the sample. */
export function sampleDetails(operator: Operator): (keyof Operator)[] {
  const details = Object.keys(variables) as (keyof Operator)[];
  return details.filter((detail) => operator[detail] === brand.sampleOperator[detail]);
}

/** The variables that still say the sample, by name. */
export function sampleVariables(operator: Operator): string[] {
  return sampleDetails(operator).map((detail) => variables[detail]);
}

const marks = { en: ' (sample)', fr: ' (exemple)' } as const;

/** What follows a detail where people read it: that it is a sample, in their language, or nothing. */
export function sampleMark(operator: Operator, detail: keyof Operator, locale: keyof typeof marks): string {
  return sampleDetails(operator).includes(detail) ? marks[locale] : '';
}
