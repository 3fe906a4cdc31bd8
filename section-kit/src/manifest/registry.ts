import { z } from 'zod';
import { provenanceSchema } from './provenance.ts';
import { databaseObjectsSchema, sectionManifestSchema, versionSchema } from './sectionManifest.ts';

/** `sha384-…` as browsers take it in `integrity`. */
export const integritySchema = z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/, 'use "sha384-" and 64 base64 characters');

const fileNameSchema = z
  .string()
  .regex(/^[\w.\-/]+$/)
  .refine((name) => !name.includes('..'), 'a file stays inside its artifact');

/** What the conformance kit found when it opened the pages of a section: axe has nothing against any of them. */
const accessibilitySchema = z.strictObject({
  /** Hash of the list of files of the build that was made of the same sources. */
  build: integritySchema,
  /** Addresses that were opened in every language, without their queries. */
  pages: z.array(z.string().startsWith('/')),
});

const describedArtifactSchema = z.strictObject({
  name: z.string().regex(/^(shell|mf-[a-z]+)$/),
  version: versionSchema,
  /** The script that starts the artifact. */
  entry: fileNameSchema,
  /** Files every page of the artifact needs besides the entry (scripts, and for the shell its fonts); the server preloads them. */
  initial: z.array(fileNameSchema),
  /** Scripts by `chunk` name of a route, so that the server can preload the page the address needs. */
  chunks: z.record(z.string(), z.array(fileNameSchema)),
  /** Modules a section's chunk needs at once and the shell loads lazily, such as `shared-ui/forms`, by chunk. */
  consumedModules: z.record(z.string(), z.array(z.string())).optional(),
  /** Scripts of the modules the shell provides lazily, by module. */
  providedModules: z.record(z.string(), z.array(fileNameSchema)).optional(),
  /** Whether a shell fetches what its pages leave out of their composition; the pages of one that does not carry all of it. */
  fetchesRest: z.boolean().optional(),
  /** Whether a shell also takes from there who answers for the site, so that only pages which show it need to say it. */
  fetchesOperator: z.boolean().optional(),
  /** Groups of links that a shell shows only when asked to, and so takes from what its pages leave out. */
  lateGroups: z.array(z.string()).optional(),
  /** Groups whose links every page of the shell shows, in an element with `data-group`, and which it reads there. */
  shownGroups: z.array(z.string()).optional(),
  /** What the shell, and the kit it lends, call of the database; what a section calls stands in its manifest. */
  database: databaseObjectsSchema.optional(),
  /** Where the build comes from; one of before does not say, nor does one outside a git working copy. */
  provenance: provenanceSchema.optional(),
  /** Names that the code of a section uses of each module of the shell, `*` for all of one. The build reads them from the code. */
  uses: z.record(z.string(), z.array(z.string())).optional(),
  /** Names that each module of the shell has, as far as they can be read. */
  offers: z.record(z.string(), z.array(z.string())).optional(),
  /** Pages of the product that the code and the content of a section link to, `:` for what is only known when it runs. */
  links: z.array(z.string()).optional(),
  /** Fragments of others that the code of a section places, such as `services/featured-services`. */
  places: z.array(z.string()).optional(),
  /** Packages of others whose code is in the scripts, such as `zod@4.6.7`. */
  packages: z.array(z.string()).optional(),
  /** How accessible its pages are, of a section that was published with its tests. */
  accessibility: accessibilitySchema.optional(),
  /** Every file of the artifact with its hash. */
  files: z.record(fileNameSchema, integritySchema),
  /** Version of what the artifact was built against (section) or carries (shell), by package name. */
  provides: z.record(z.string(), versionSchema),
});

/** One immutable build of the shell or of a section. */
export const artifactSchema = z.preprocess(withPresentNames, describedArtifactSchema);
export type Artifact = z.infer<typeof artifactSchema>;

/** A published artifact never changes, so one of before the present names is still read: it says `borrows` and `lends`. */
function withPresentNames(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  const { borrows, lends, ...rest } = stored as Record<string, unknown>;
  return {
    ...rest,
    ...(borrows !== undefined && { consumedModules: borrows }),
    ...(lends !== undefined && { providedModules: lends }),
  };
}

export const registeredSectionSchema = z.strictObject({
  manifest: sectionManifestSchema,
  artifact: artifactSchema,
  /** The good version, to fall back to when this one cannot be loaded: it was live, and nobody rolled it back. */
  previous: artifactSchema.nullable(),
  /** Whether it is out of service: its addresses stay its own and say so, and nothing of it is shown elsewhere. */
  takenOut: z.literal(true).optional(),
});
export type RegisteredSection = z.infer<typeof registeredSectionSchema>;

const canarySchema = z.strictObject({
  /** Versions that differ from the live ones; each falls back to the live one. */
  sections: z.record(z.string(), registeredSectionSchema),
  /** Share of the visitors, in hundredths of a percent; 0 once it was reverted. */
  percent: z
    .number()
    .min(0)
    .max(100)
    .refine((percent) => Math.abs(percent * 100 - Math.round(percent * 100)) < 1e-6, 'use steps of 0.01'),
  /** Decides, with the number of a visitor, who is in. It stays while a canary is widened, so that who is in stays in. */
  salt: z.string().regex(/^[\w-]{8,64}$/, 'use 8 to 64 letters and digits'),
});
/** Versions that a share of the visitors runs in place of the live ones, all of them or none. */
export type Canary = z.infer<typeof canarySchema>;

export const environmentSchema = z.enum(['local', 'staging', 'production']);
export type Environment = z.infer<typeof environmentSchema>;

/** Who changes a registry, what and why. */
const registryChangeSchema = z.strictObject({ who: z.string(), what: z.string(), why: z.string() });
export type RegistryChange = z.infer<typeof registryChangeSchema>;

const blockSchema = z.strictObject({ who: z.string(), at: z.iso.datetime(), why: z.string() });
/** Who keeps a version from being promoted, since when and why. */
export type Block = z.infer<typeof blockSchema>;

/** What an environment asks of a build before it goes live there, beside what every one is asked: that somebody built it again, and that its pages were looked at in a browser. */
export const requirementSchema = z.enum(['rebuilt', 'pages']);
export type Requirement = z.infer<typeof requirementSchema>;

/** What one environment runs. Every write makes a new revision; `expires` bounds how long a stolen copy is of use. */
export const registrySchema = z.strictObject({
  environment: environmentSchema,
  revision: z.number().int().positive(),
  issued: z.iso.datetime(),
  expires: z.iso.datetime(),
  /** Hash of the stored document of the revision before, `null` for the first; documents of before the chain have none. */
  before: integritySchema.nullable().optional(),
  /** What made this revision; documents of before the chain do not say. */
  change: registryChangeSchema.optional(),
  shell: artifactSchema,
  sections: z.record(z.string(), registeredSectionSchema),
  canary: canarySchema.optional(),
  /** Versions that may not be promoted any more: of builds, as `mf-services@1.2.0`, and of packages that builds carry, as `zod@4.6.7`. */
  blocked: z.record(z.string(), blockSchema).optional(),
  /** What a build is asked that has not run here yet. */
  requires: z.array(requirementSchema).min(1).optional(),
});
export type Registry = z.infer<typeof registrySchema>;

/** A document as stored: the exact signed text beside its Ed25519 signature (base64) and the key that made it. */
export const signedDocumentSchema = z.strictObject({ payload: z.string(), signature: z.string(), keyId: z.string().optional() });
export type SignedDocument = z.infer<typeof signedDocumentSchema>;
