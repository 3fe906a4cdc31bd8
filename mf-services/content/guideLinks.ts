import { same, textSchema, z } from '@marketplace/delivery/content';

/** Pages of other parts of the site that help with this choice; `label` says what a reader gets there. */
export const guideLinks = z
  .array(z.strictObject({ path: same(z.string().startsWith('/')), label: textSchema }))
  .min(1)
  .optional();

/** Links to what helps with a choice, in one language. */
export type GuideLinks = z.infer<typeof guideLinks>;
