import { registrySchema, type Environment, type Registry } from '@marketplace/section-kit/manifest';
import { describeIssues } from '../artifact/describeIssues.ts';
import { openDocument, readUnverified, type ActiveKeys } from '../keys/signedDocument.ts';
import { artifactsOf } from './artifactsOf.ts';
import { requireRevertOnly } from './requireRevertOnly.ts';

/** Clocks of machines that are kept right differ by less. */
const toleranceMs = 10 * 60 * 1000;

interface Expectations {
  keys: ActiveKeys;
  /** Keys that may only revert a canary; none without it. */
  canaryKeys?: ActiveKeys;
  /** The revision that another one follows, which holds by itself. Asked for only when one of `canaryKeys` signed. */
  before?: (registry: Registry) => Registry;
  environment: Environment;
  /** Highest revision seen so far; an older document is a replay. */
  seen: number;
  /** Milliseconds since 1970. */
  now: number;
}

/**
 * Reads a stored registry and believes it only when everything about it holds.
 *
 * @param text content of the registry file
 * @throws Error in one sentence: not JSON, unsigned, tampered with, malformed, of another environment, with a file outside
 *   its artifact (a foreign origin among them), with contradicting names, expired, made in the future, older than one already seen, or
 *   signed with a key that may only revert a canary and more than that
 */
export function verifyRegistry(text: string, { keys, canaryKeys, before, environment, seen, now }: Expectations): Registry {
  const { content, keyId } = openDocument(text, new Map([...(canaryKeys ?? []), ...keys]), 'registry');
  const registry = parseRegistry(content);
  if (registry.environment !== environment) {
    throw new Error(`The registry is for "${registry.environment}", this is "${environment}".`);
  }
  requireMatchingNames(registry);
  if (Date.parse(registry.expires) <= now) throw new Error(`Revision ${registry.revision} of the registry expired on ${registry.expires}.`);
  // One that is dated ahead would outlive its month.
  if (now > 0) requireMadeBefore(registry, now);
  if (registry.revision < seen)
    throw new Error(`Revision ${registry.revision} of the registry is older than revision ${seen}, which was already in use.`);
  if (!keys.has(keyId)) requireRevertOnly(registry, before?.(registry), keyId);
  return registry;
}

/** @throws Error in one sentence where a revision was made later than a clock says that it is */
function requireMadeBefore({ revision, issued }: Registry, now: number): void {
  if (Date.parse(issued) <= now + toleranceMs) return;
  throw new Error(
    `Revision ${revision} of the registry was made on ${issued}, and here it is ${new Date(now).toISOString()}: set the clock that is wrong, of this machine or of the one that promoted, and promote again.`,
  );
}

/**
 * What a document says, without asking whether its signature holds: where another one vouches for it, or somebody else asks.
 *
 * @throws Error in one sentence for what is no registry
 */
export const readRegistry = (text: string): Registry => parseRegistry(readUnverified(text, 'registry'));

/** @throws Error in one sentence for what is no registry */
function parseRegistry(content: unknown): Registry {
  const parsed = registrySchema.safeParse(content);
  if (!parsed.success) throw new Error(`The registry is malformed: ${describeIssues(parsed.error)}.`);
  return parsed.data;
}

function requireMatchingNames(registry: Registry): void {
  if (registry.shell.name !== 'shell') throw new Error(`The registry offers "${registry.shell.name}" as shell.`);
  const named = [...Object.entries(registry.sections), ...Object.entries(registry.canary?.sections ?? {})];
  for (const [name, { manifest, artifact, previous }] of named) {
    const other = [manifest.name, artifact.name, previous?.name ?? name].find((given) => given !== name);
    if (other) throw new Error(`The registry lists "${other}" under the name "${name}".`);
  }
  for (const { name, entry, initial, chunks, providedModules = {}, files } of artifactsOf(registry)) {
    const unhashed = [entry, ...initial, ...Object.values(chunks).flat(), ...Object.values(providedModules).flat()].find(
      (file) => !Object.hasOwn(files, file),
    );
    if (unhashed) throw new Error(`The registry gives no hash for ${unhashed} of ${name}.`);
  }
}
