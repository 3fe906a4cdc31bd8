import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { SectionDefinition } from '@marketplace/section-kit';
import { loadEntryScript } from './loadEntryScript';
import type { PrepareScript } from './ScriptGate';
import type { LoadDefinition } from './SectionLoader';

/**
 * Loads sections through Module Federation, which provides them with the shell's React and libraries.
 *
 * @param prepare decides about every script
 */
export function createFederationSource(prepare: PrepareScript): LoadDefinition {
  let loads = 0;
  registerPlugins([
    {
      name: 'section-entries',
      loadEntry: ({ remoteInfo }) => loadEntryScript(remoteInfo.entry, remoteInfo.entryGlobalName, prepare) as never,
    },
  ]);
  return async ({ name }, { base, entry }) => {
    const entryGlobalName = name.replaceAll('-', '_');
    // A name of its own for every load: replacing a registered remote prints a warning and keeps parts of the broken one.
    const remote = `${entryGlobalName}_${(loads += 1)}`;
    registerRemotes([{ name: remote, entryGlobalName, entry: new URL(base + entry, location.origin).href }]);
    const module = await loadRemote<{ section: SectionDefinition }>(`${remote}/section`);
    if (!module) throw new Error('The entry exposes no ./section.');
    return module.section;
  };
}
