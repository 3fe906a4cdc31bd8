import type { PrepareScript } from './ScriptGate';

/** What the entry of a federated build brings. */
export interface Container {
  /** Tells it what the page shares; once, before anything is asked of it. */
  init: (scope: object) => unknown;
  /** @returns what runs the exposed module once its scripts are there */
  get: (module: string) => Promise<() => unknown>;
}

const containers = new WeakMap<HTMLOrSVGScriptElement, Container>();

/**
 * Runs the entry script of a section and returns the container it brings.
 *
 * @param name of the global variable the script assigns
 * @throws Error when the script cannot be fetched, is refused, or runs without assigning its container
 */
export function loadEntryScript(url: string, name: string, prepare: PrepareScript): Promise<Container> {
  return new Promise((resolve, reject) => {
    catchContainer(name);
    const script = document.createElement('script');
    script.async = true;
    prepare(script, url);
    script.onload = () => {
      script.remove();
      const container = containers.get(script);
      if (container) resolve(container);
      else reject(new Error(`${url} was loaded but did not run to its end.`));
    };
    script.onerror = () => {
      script.remove();
      reject(new Error(`${url} could not be loaded, or is not the file it should be.`));
    };
    document.head.append(script);
  });
}

/**
 * A script that was given up may still run later and overwrite the variable of the version that replaced it, and a
 * container left there would be taken for the one asked for. So the variable keeps nothing: each script's container is
 * kept beside the script.
 */
function catchContainer(name: string): void {
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => undefined,
    set: (container: Container) => {
      if (document.currentScript) containers.set(document.currentScript, container);
    },
  });
}
