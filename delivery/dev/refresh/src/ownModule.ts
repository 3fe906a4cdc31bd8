import { createSignatureFunctionForTransform, getFamilyByType, isLikelyComponentType, register, type Family } from 'react-refresh/runtime';

/** What webpack tells a module of its own replacement. */
export interface Hot {
  data?: { parts?: Parts };
  accept(): void;
  dispose(callback: (data: { parts?: Parts }) => void): void;
  invalidate(): void;
}

type Parts = ReadonlyMap<string, Family>;

/** @returns what the transform of React Refresh calls in a module */
export function registerIn(file: string) {
  return {
    $RefreshReg$: (type: unknown, name: string) => register(type, `${file} ${name}`),
    $RefreshSig$: createSignatureFunctionForTransform,
  };
}

/**
 * Has a module that exports components only exchanged alone. What else a module exports is held by those that import it, so they are run
 * again with it, and where none of them exports components only, the page is loaded.
 */
export function acceptOwn(hot: Hot, exports: Readonly<Record<string, unknown>>): void {
  const parts = partsOf(exports);
  const before = hot.data?.parts;
  if (parts) {
    hot.dispose((data) => (data.parts = parts));
    hot.accept();
  }
  if (before && !(parts && isSame(before, parts))) hot.invalidate();
}

/** @returns components by the name they are exported by; `null` where anything else is exported */
function partsOf(exports: Readonly<Record<string, unknown>>): Parts | null {
  const parts = new Map<string, Family>();
  for (const [name, value] of Object.entries(exports)) {
    const family = isLikelyComponentType(value) && getFamilyByType(value);
    if (!family) return null;
    parts.set(name, family);
  }
  return parts.size > 0 ? parts : null;
}

const isSame = (one: Parts, other: Parts): boolean =>
  one.size === other.size && [...one].every(([name, family]) => other.get(name) === family);
