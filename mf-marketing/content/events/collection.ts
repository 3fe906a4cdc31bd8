import { defineCollection, same, textSchema, z } from '@marketplace/delivery/content';
import { audiences } from '../../src/events/audiences.ts';

const schema = z.strictObject({
  title: textSchema,
  text: textSchema,
  audience: same(z.array(z.enum(audiences)).min(1)),
  /** Months from 0 in which it takes place; every month when left out. */
  months: z.array(z.int().min(0).max(11)).optional(),
  /** Sunday is 0. */
  weekday: z.int().min(0).max(6),
  /** 1 for the first such weekday of the month. */
  place: z.int().min(1).max(5),
  /** Eastern time. */
  hour: z.int().min(0).max(23),
  minutes: z.int().positive(),
  isOnline: z.boolean(),
});

/** A session that comes again, in one language. */
export type EventKind = z.infer<typeof schema>;

export const collection = defineCollection({ schema });
