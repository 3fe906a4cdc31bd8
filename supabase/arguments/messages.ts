import { z } from 'zod';
import { text } from './values.ts';

/** JSON arguments of the functions about messages. */
export const messageArguments = {
  send_message: {
    message: z.strictObject({
      id: text,
      request_id: text,
      body: text,
      ask: z.array(z.string()).nullish(),
      uploads: z.array(z.string()).nullish(),
    }),
  },
};
