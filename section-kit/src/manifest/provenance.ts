import { z } from 'zod';

/** Where a build comes from, so that anybody can make it again. */
export const provenanceSchema = z.strictObject({
  commit: z.string().regex(/^[0-9a-f]{40,64}$/, 'use the full name of a commit'),
  /** Whether the sources differed from the commit. */
  dirty: z.boolean(),
  /** What made the build: names and versions of the tools. */
  builder: z.string().min(1),
  /** Hash of the lock file, as `integrity` says it. */
  lock: z.string().min(1),
});
export type Provenance = z.infer<typeof provenanceSchema>;
