import { SectionLoadError } from './SectionLoadError';

/*
 * What the language brings, as it was before any section ran. Everything here works without it: by the time it is needed, any of it
 * may be broken.
 */
const { ownKeys, getOwnPropertyDescriptor, defineProperty, deleteProperty } = Reflect;

/** What tools that watch a page put themselves around (`fetch`, timers, `Date`) is not here. */
const names = 'Object Function Array String Number RegExp Map Set WeakMap Promise Symbol JSON Math Reflect';

const owners = names.split(' ').flatMap((name): [string, object][] => {
  const owner = (globalThis as unknown as Record<string, { prototype?: object }>)[name]!;
  return owner.prototype
    ? [
        [name, owner],
        [`${name}.prototype`, owner.prototype],
      ]
    : [[name, owner]];
});

type Known = readonly [owner: object, key: PropertyKey, name: string, before: PropertyDescriptor];

const known: readonly Known[] = owners
  .flatMap(([name, owner]) =>
    ownKeys(owner).map((key): Known => [owner, key, `${name}.${String(key)}`, getOwnPropertyDescriptor(owner, key)!]),
  )
  .filter(([, , , { configurable, value }]) => configurable && typeof value !== 'number');

/**
 * Undoes what a section did to the built-in functions of the language, so that the rest of the page goes on. What was added beside
 * them stays, unless every loop over an object would meet it.
 *
 * @returns what had been changed, as `Array.prototype.map`; several with a comma between
 */
export function restoreBuiltIns(): string {
  let changed = '';
  const note = (name: string) => (changed += changed ? `, ${name}` : name);
  for (let index = 0; index < known.length; index += 1) {
    const { 0: owner, 1: key, 2: name, 3: before } = known[index]!;
    const now = getOwnPropertyDescriptor(owner, key);
    if (now && now.value === before.value && now.get === before.get && now.set === before.set) continue;
    if (defineProperty(owner, key, before)) note(name);
  }
  for (const key in {}) if (deleteProperty(Object.prototype, key)) note(`Object.prototype.${key}`);
  return changed;
}

/** @throws SectionLoadError when a section that has just run has changed a built-in function; the change is undone */
export function expectIntactBuiltIns(): void {
  const changed = restoreBuiltIns();
  if (changed) throw new SectionLoadError('contract', describeChange(changed), { isFinal: true });
}

/** @param changed what `restoreBuiltIns` returns */
export function describeChange(changed: string): string {
  return `It changed ${changed}, which was undone.`;
}
