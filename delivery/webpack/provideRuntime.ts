import * as core from '@module-federation/runtime-core';

/**
 * Runs in the shell only: sections are built with `externalRuntime` and take the federation runtime from here. The
 * plugin's own `provideExternalRuntime` would add a second copy of 88 kB.
 */
export default function provideRuntime(): { name: string } {
  (globalThis as { _FEDERATION_RUNTIME_CORE?: unknown })._FEDERATION_RUNTIME_CORE ??= core;
  return { name: 'provide-runtime' };
}
