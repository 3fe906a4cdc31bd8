import { z } from 'zod';

/** Values inside JSON arguments. Nothing is required here: the functions refuse what is missing or wrong, in words for people. */

export const text = z.string().nullish();
export const flag = z.boolean().nullish();
/** A number, also as it stands in a field. */
export const amount = z.union([z.number(), z.string()]).nullish();

/** How somebody without an account is reached. */
export const contact = z.strictObject({ name: text, email: text, phone: text, preferred: text }).nullish();

/** Where the page before ended, as its answer said. */
export const after = z.record(z.string(), z.unknown());

/** Parameters of the address that search engines are told about. */
export const routeParams = { params: z.record(z.string(), z.string()) };

/** What says that a form was sent once and by a person. */
export const attempt = { id: text, seconds: amount, honeypot: text, locale: text, notice: text };
