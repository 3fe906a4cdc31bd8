import type { z } from 'zod';
import { directoryArguments } from './arguments/directory.ts';
import { formArguments } from './arguments/forms.ts';
import { leadArguments } from './arguments/leads.ts';
import { materialArguments } from './arguments/materials.ts';
import { messageArguments } from './arguments/messages.ts';
import { onboardingArguments } from './arguments/onboarding.ts';
import { projectListArguments } from './arguments/projectLists.ts';
import { quoteArguments } from './arguments/quotes.ts';
import { requestArguments } from './arguments/requests.ts';
import { reviewArguments } from './arguments/reviews.ts';
import { savedSearchArguments } from './arguments/savedSearches.ts';
import { visitArguments } from './arguments/visits.ts';

/**
 * The JSON that functions of the API take, by the names of function and argument. The types of `types.ts` follow from it. The SQL
 * tests hold every call that was accepted against it, and every fake backend each call: a key that is not named here is a mistake.
 */
const jsonArguments = {
  ...directoryArguments,
  ...requestArguments,
  ...messageArguments,
  ...quoteArguments,
  ...visitArguments,
  ...quoteArguments,
  ...leadArguments,
  ...reviewArguments,
  ...materialArguments,
  ...projectListArguments,
  ...formArguments,
  ...onboardingArguments,
  ...savedSearchArguments,
};

export type JsonArguments = {
  [Name in keyof typeof jsonArguments]: {
    [Argument in keyof (typeof jsonArguments)[Name]]: (typeof jsonArguments)[Name][Argument] extends z.ZodType<infer Value> ? Value : never;
  };
};

/**
 * Checks the JSON of a call, whatever else it takes.
 *
 * @param name of the function
 * @param given its arguments by name
 * @throws {z.ZodError} for a key that the function does not read
 */
export function checkArguments(name: string, given: Readonly<Record<string, unknown>>): void {
  const shapes = (jsonArguments as Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>)[name] ?? {};
  for (const [argument, shape] of Object.entries(shapes)) shape.nullish().parse(given[argument]);
}
