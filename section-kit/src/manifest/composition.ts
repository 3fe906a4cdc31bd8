import type { FailureClass, RouteManifest } from './sectionManifest.ts';
import type { Environment } from './registry.ts';

/** One version of a section as the browser needs it. */
export interface SectionBuild {
  version: string;
  /** Address of the folder that holds the files, ending in a slash. */
  base: string;
  entry: string;
  /** Hash of every script, by file name. */
  integrity: Record<string, string>;
}

export interface SectionInPage {
  name: string;
  class: FailureClass;
  /** Range of section-kit the section needs; the shell refuses to run one it cannot satisfy. */
  requires: { 'section-kit': string; 'shared-ui': string };
  routes: Pick<RouteManifest, 'path' | 'paths' | 'title' | 'indexed'>[];
  fragments: string[];
  current: SectionBuild;
  previous: SectionBuild | null;
}

/**
 * What the composition server writes into `<script type="application/json" id="composition">` of every page, after it
 * has verified the registry's signature.
 */
export interface Composition {
  environment: Environment;
  revision: number;
  shell: { version: string; provides: Record<string, string>; base: string; integrity: Record<string, string> };
  sections: SectionInPage[];
  config: { supabaseUrl: string; anonKey: string; siteUrl: string };
}
