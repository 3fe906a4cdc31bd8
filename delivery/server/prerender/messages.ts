import type { Composition, CompositionRest, Locale } from '@marketplace/section-kit/manifest';

/** A bundle that renders on the server. */
export interface ServerBundle {
  /** The file, which has the hash that the registry says. */
  path: string;
  integrity: string;
  /** Folder that the build is served from, ending in a slash. */
  base: string;
}

/** What a worker starts with: one composition of versions, for as long as it lives. */
export interface WorkerStart {
  shell: ServerBundle;
  /** By name of the section. */
  sections: Record<string, ServerBundle>;
  /** Where reads go. */
  backendOrigin: string;
  /** What pages leave out. */
  whole: Readonly<Record<Locale, CompositionRest>>;
  /** What the thread is at, for who may have to end it; see `Pulse`. */
  pulse: SharedArrayBuffer;
}

/** Places of numbers in the memory that the thread shares. */
export const Pulse = {
  /** Counts up while the thread can still do something. */
  beat: 0,
  /** Number of the page that is being rendered. */
  page: 1,
  /** Which of the page's fragments it began to render last, counted from 1; 0 for none. */
  fragment: 2,
} as const;
export const PULSE_BYTES = Object.keys(Pulse).length * Int32Array.BYTES_PER_ELEMENT;

export interface RenderAsk {
  id: number;
  /** Name of the section that owns the page. */
  owner: string;
  composition: Composition;
  /** With language prefix and query. */
  address: string;
  /** Fragments that the route places. */
  uses: readonly string[];
  /** Those of them that held the thread and are left out. */
  without: readonly string[];
}

/** What a page shows before any script ran. */
export interface Prerendered {
  /** Content of the root. */
  html: string;
  /** Lines of the icons in it, to stand before the root. */
  sprite: string;
  /** Rules of the style element. */
  css: string;
  /** What the reads answered, for the script to begin with. */
  state: object;
  /** Parts with code of their own that stand in it, for the script to fetch before it takes over. */
  parts: string[];
  /** Fragments that show their fallback, with the reason. */
  leftOut: Record<string, string>;
  /** Whether who answers for the site stands in it; a shell of before does not say it. */
  showsOperator?: boolean;
}

/** With `ready`, why bundles of sections do not run, by their names. */
export type WorkerAnswer =
  { ready: true; broken: Record<string, string> } | { id: number; page: Prerendered | null } | { id: number; error: string };
