import type { Capability, FailureClass, RouteManifest, SectionManifest } from './sectionManifest.ts';
import type { LocalizedText } from './localizedText.ts';
import type { Operator } from '@marketplace/shared-ui/operator';
import type { Environment } from './registry.ts';

/** Hash of scripts, by file name. */
export type ScriptHashes = Record<string, string>;

/** One version of a section as the browser needs it. */
export interface SectionBuild {
  version: string;
  /** Address of the folder that holds the files, ending in a slash. */
  base: string;
  entry: string;
  /** Scripts that every page of the section needs besides its entry. Only in what a page has left out. */
  initial?: string[];
  /** Of every script; of those of the first view only, in a page that leaves out the rest. */
  integrity: ScriptHashes;
}

export interface RouteInPage extends Pick<RouteManifest, 'path' | 'paths' | 'indexed'> {
  title: string;
  /** What follows the title where the page stands alone, in the language of the page. */
  qualifier?: string;
  /**
   * Scripts that its first view needs besides those of every page of the section: a file of the current build, or an address.
   * Only in what a page has left out.
   */
  scripts?: string[];
}

export interface SectionInPage {
  name: string;
  class: FailureClass;
  /** Range of section-kit the section needs; the shell refuses to run one it cannot satisfy. */
  requires: { '@marketplace/section-kit': string; '@marketplace/shared-ui': string };
  capabilities?: Capability[];
  /** Titles are in the language of the page. Only the route of the address, in a page that leaves out the rest. */
  routes: RouteInPage[];
  fragments: string[];
  /** Takes part in the search of the whole product. */
  finder?: true;
  /** Out of service: its pages say so, and none of its code runs. */
  takenOut?: true;
  current: SectionBuild;
  previous: SectionBuild | null;
}

export interface NavigationLink {
  /** Without language prefix. */
  path: string;
  /** In the language of the page. */
  title: string;
  sitemapOnly?: boolean;
}

/** Links of the sections by group, in their order. */
export type Navigation = Record<string, NavigationLink[]>;

type DeclaredSlots = NonNullable<SectionManifest['slots']>;

/** The same in the language of the page. */
type InPage<T> = T extends LocalizedText ? string : T extends readonly unknown[] | string ? T : { [Key in keyof T]: InPage<T[Key]> };

type AllSlots = InPage<DeclaredSlots>;
type FirstMenu = NonNullable<AllSlots['firstMenu']>;

/** Where controls of the shell lead; what no section fills is missing. What fills the first menu may be in what a page has left out. */
export type Slots = Omit<AllSlots, 'firstMenu'> & { firstMenu?: Pick<FirstMenu, 'title' | 'all' | 'allTitle'> & Partial<FirstMenu> };

/**
 * What the composition server writes into `<script type="application/json" id="composition">` of every page, after it
 * has verified the registry's signature.
 */
export interface Composition {
  environment: Environment;
  revision: number;
  shell: { version: string; provides: Record<string, string>; base: string; integrity: ScriptHashes };
  sections: SectionInPage[];
  /** Groups that are shown only when asked for are empty, in a page that leaves out the rest. */
  navigation: Navigation;
  slots: Slots;
  config: { supabaseUrl: string; anonKey: string; siteUrl: string };
  /** Who answers for the site. A rendered page that does not show it leaves it out. */
  operator?: Operator;
  /** Whether rows that people choose from are invented. */
  samples: boolean;
  /** Tables of the backend that have nothing to show yet. */
  lacks: readonly string[];
  /** The file with what this page leaves out, and its hash; nothing is left out without it. */
  rest?: { path: string; integrity: string };
}

/**
 * What takes the place of these parts in a page that leaves some of them out: every route and link, the hash of every script
 * of a revision, and who answers for the site. It is one file for all pages in a language, and never changes.
 */
export type CompositionRest = Pick<Composition, 'shell' | 'sections' | 'navigation' | 'slots' | 'operator'>;

/**
 * What the script of a rendered page reads of its composition. What follows from the rest of it is missing, and so are links that the
 * page shows: they are read where they stand. Of late groups it names those that no section fills.
 */
export interface CompositionInMarkup extends Omit<Composition, 'navigation' | 'sections'> {
  navigation: Record<string, NavigationLink[] | null>;
  sections: (Omit<SectionInPage, 'routes' | 'fragments' | 'current' | 'previous'> & {
    routes?: RouteInPage[];
    fragments?: string[];
    current: Pick<SectionBuild, 'version'> & Partial<SectionBuild>;
    previous?: SectionBuild;
  })[];
}
