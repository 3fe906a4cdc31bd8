import { z } from 'zod';
import { attempt, text } from './values.ts';

/** JSON arguments of the forms: contact, applications, demos. */
export const formArguments = {
  send_contact_message: {
    message: z.strictObject({ ...attempt, first_name: text, last_name: text, email: text, phone: text, subject: text, message: text }),
  },
  submit_application: {
    application: z.strictObject({
      ...attempt,
      kind: text,
      plan: text,
      company: text,
      contact_name: text,
      email: text,
      phone: text,
      website: text,
      city: text,
      province: text,
      speciality: text,
      message: text,
    }),
  },
  request_demo: {
    demo: z.strictObject({
      ...attempt,
      topic: text,
      name: text,
      company: text,
      email: text,
      phone: text,
      preferred_on: text,
      message: text,
    }),
  },
};
