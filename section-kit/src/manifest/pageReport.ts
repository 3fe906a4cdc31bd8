import { z } from 'zod';
import { versionSchema } from './sectionManifest.ts';

/** Cut, not refused: a message of a program may be endless. */
const text = (longest: number) => z.string().transform((value) => value.slice(0, longest));
const milliseconds = z.number().nonnegative().max(600_000).optional();

const common = {
  /** Revision of the registry that the page runs. */
  revision: z.number().int().positive(),
  /** Its address, without query and fragment. */
  page: z.string().startsWith('/').max(500),
  /** Section it is about, or `shell`. */
  section: z.string().max(60),
  version: versionSchema,
};

/** What a page tells its server of itself. No personal data: neither who saw it nor what was typed. */
export const pageReportSchema = z.discriminatedUnion('kind', [
  /** Something of a section failed; the phases are those of the shell's loader. */
  z.object({
    kind: z.literal('failure'),
    ...common,
    phase: z.enum(['entry', 'chunk', 'contract', 'render', 'handler', 'crash']),
    attempt: z.number().int().positive().max(100),
    message: text(200),
  }),
  /** How the page was for somebody, told when it is left: largest paint and slowest answer in milliseconds, and how far things moved. */
  z.object({
    kind: z.literal('vitals'),
    ...common,
    lcp: milliseconds,
    inp: milliseconds,
    cls: z.number().nonnegative().max(1_000).optional(),
  }),
]);

export type PageReport = z.infer<typeof pageReportSchema>;
