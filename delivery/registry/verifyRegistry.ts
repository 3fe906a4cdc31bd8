import { verify, type KeyObject } from 'node:crypto';
import { registrySchema, signedRegistrySchema, type Environment, type Registry } from '@marketplace/section-kit/manifest';
import { describeIssues } from '../artifact/describeIssues.ts';

interface Expectations {
  publicKey: KeyObject;
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
 *   its artifact (a foreign origin among them), with contradicting names, expired, or older than one already seen
 */
export function verifyRegistry(text: string, { publicKey, environment, seen, now }: Expectations): Registry {
  const signed = signedRegistrySchema.safeParse(parseJson(text, 'The registry is not JSON'));
  if (!signed.success) throw new Error('The registry is not signed.');
  const { payload, signature } = signed.data;
  if (!verify(null, Buffer.from(payload), publicKey, Buffer.from(signature, 'base64'))) {
    throw new Error('The signature of the registry does not match its content.');
  }
  const parsed = registrySchema.safeParse(parseJson(payload, 'The signed part of the registry is not JSON'));
  if (!parsed.success) throw new Error(`The registry is malformed: ${describeIssues(parsed.error)}.`);
  const registry = parsed.data;
  if (registry.environment !== environment) {
    throw new Error(`The registry is for "${registry.environment}", this is "${environment}".`);
  }
  requireMatchingNames(registry);
  if (Date.parse(registry.expires) <= now) throw new Error(`Revision ${registry.revision} of the registry expired on ${registry.expires}.`);
  if (registry.revision < seen)
    throw new Error(`Revision ${registry.revision} of the registry is older than revision ${seen}, which was already in use.`);
  return registry;
}

function requireMatchingNames(registry: Registry): void {
  if (registry.shell.name !== 'shell') throw new Error(`The registry offers "${registry.shell.name}" as shell.`);
  for (const [name, { manifest, artifact, previous }] of Object.entries(registry.sections)) {
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

function artifactsOf({ shell, sections }: Registry): Registry['shell'][] {
  const ofSections = Object.values(sections).flatMap(({ artifact, previous }) => (previous ? [artifact, previous] : [artifact]));
  return [shell, ...ofSections];
}

function parseJson(text: string, complaint: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${complaint}.`);
  }
}
