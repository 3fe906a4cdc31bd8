import type { SectionDefinition } from '@marketplace/section-kit';
import { expectIntactBuiltIns } from './builtIns';
import { loadEntryScript } from './loadEntryScript';
import type { PrepareScript } from './ScriptGate';
import type { LoadDefinition } from './SectionLoader';

declare global {
  /** Webpack's own: fills the scope with what the shell provides. */
  var __webpack_init_sharing__: (scope: string) => unknown;
  /** Webpack's own. */
  var __webpack_share_scopes__: Record<string, object>;
}

/**
 * Loads sections through Module Federation, which provides them with the shell's React and libraries.
 *
 * @param prepare decides about every script
 */
export function createFederationSource(prepare: PrepareScript): LoadDefinition {
  return async ({ name }, { base, entry }) => {
    const container = await loadEntryScript(new URL(base + entry, location.origin).href, name.replaceAll('-', '_'), prepare);
    expectIntactBuiltIns();
    await __webpack_init_sharing__('default');
    await container.init(__webpack_share_scopes__.default!);
    const factory = await container.get('./section');
    const { section } = factory() as { section: SectionDefinition };
    expectIntactBuiltIns();
    return section;
  };
}
