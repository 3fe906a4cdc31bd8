import { refresh, standInFor } from './standIn';

type Load = () => Promise<{ Component: unknown }>;

/** As much as is needed of what a section exposes to the shell. */
interface Definition {
  routes: readonly { lazy: Load }[];
  fragments: Readonly<Record<string, Load>>;
}

interface Hot {
  check(apply: true): Promise<unknown[] | null>;
}

declare global {
  /** By the address a section is served from: exchanges what was edited; `false` where the page has to be loaded instead. Asked by `live.js`. */
  var __liveUpdates: Map<string, (hash: string) => Promise<boolean>> | undefined;
}
/** Webpack's own: where the section is served from, and the build that this page runs. */
declare const __webpack_public_path__: string;
declare const __webpack_hash__: string;

/** The section as the shell gets it: what the shell renders of it stands for all versions, too. */
export function liveDefinition<Section extends Definition>(section: Section, hot: Hot): Section {
  globalThis.__liveUpdates ??= new Map();
  globalThis.__liveUpdates.set(__webpack_public_path__, (hash) => update(hot, hash));
  const fragments = Object.entries(section.fragments).map(([name, load]) => [name, standIn(load)] as const);
  return {
    ...section,
    routes: section.routes.map((route) => ({ ...route, lazy: standIn(route.lazy) })),
    fragments: Object.fromEntries(fragments),
  };
}

const standIn =
  (load: Load): Load =>
  async () => {
    const module = await load();
    return { ...module, Component: standInFor(module.Component) };
  };

async function update(hot: Hot, hash: string): Promise<boolean> {
  try {
    while (__webpack_hash__ !== hash) if (!(await hot.check(true))) return false;
    return refresh();
  } catch (reason) {
    console.info(`The page is loaded again: ${(reason as Error).message}`);
    return false;
  }
}
