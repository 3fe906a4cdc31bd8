import { z } from 'zod';
import { localizedTextSchema } from './localizedText.ts';
import { findRoute } from './matchPath.ts';

/** Federation containers are global variables, so a section's name must survive as one (`mf-catalog` → `mf_catalog`). */
export const sectionNameSchema = z.string().regex(/^mf-[a-z]+$/, 'use "mf-" and lower-case letters, for instance "mf-catalog"');

export const versionSchema = z.string().regex(/^\d+\.\d+\.\d+(-[0-9A-Za-z.-]+)?$/, 'use a semantic version, for instance "1.4.0"');

/** A path below the site root without language prefix; `:name` marks a parameter. */
const routePathSchema = z.string().regex(/^\/([\w\-:]+(\/[\w\-:]+)*)?$/, 'use a path such as "/services/:id"');

/** A table, or a column of one. */
const databaseNameSchema = z.string().regex(/^[a-z]+(_[a-z]+)*$/, 'use the name of a table or column, for instance "things"');

const databaseFunctionSchema = z
  .string()
  .regex(/^[a-z]+(_[a-z]+)*$/, 'use the name of a database function, for instance "describe_service"');

const fragmentNameSchema = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'use kebab case, for instance "featured-services"');

const chunkNameSchema = z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/, 'use kebab case, for instance "directory"');

const daySchema = z.iso.date();

const pictureFileSchema = z
  .string()
  .regex(/^([\w-]+\/)*[\w-]*\{picture\}[\w-]*\.[a-z0-9]+$/, 'use a file of the build, for instance "things/{picture}-large.jpg"');

/** A page that is an article: what search engines and link previews are told beside its title and description. */
const articleManifestSchema = z.strictObject({
  /** Type of schema.org. */
  kind: z.enum(['Article', 'BlogPosting']),
  /** Day of the first publication; left out where nobody wrote it down. */
  published: daySchema.optional(),
  /** Day the facts were last checked. */
  modified: daySchema.optional(),
});
export type ArticleManifest = z.infer<typeof articleManifestSchema>;

/** A page that is about nothing but itself, of a kind that search engines know. */
const webPageManifestSchema = z.strictObject({
  /** Type of schema.org. */
  kind: z.enum(['ContactPage', 'FAQPage']),
  /** Everything that a page of questions answers, where the page does not mark it itself (microdata). */
  questions: z
    .array(z.strictObject({ question: localizedTextSchema, answer: localizedTextSchema }))
    .min(1)
    .optional(),
});
export type WebPageManifest = z.infer<typeof webPageManifestSchema>;

/** Where it stands when rows changed: `column` of `table` names the row, `at` is the time. */
const changesSchema = z.strictObject({ table: databaseNameSchema, column: databaseNameSchema, at: databaseNameSchema });

/**
 * One address pattern a section answers.
 *
 * `paths` closes a pattern with parameters: only the listed addresses exist. `exists` asks the database: the address
 * exists when `table` has a row whose `column` equals the last parameter; `changes` dates it for the sitemap. Without either, every
 * match exists.
 *
 * `facts` names a database function `(params jsonb, locale text) returns jsonb` that describes the address to search
 * engines and link previews, see `pageFactsSchema`. `params` holds the parameters by name, what `factsAbout` says, and `path`,
 * the address without language prefix.
 */
export const routeManifestSchema = z.strictObject({
  path: routePathSchema,
  title: localizedTextSchema,
  /** Stands behind the title in tabs and search results, for whoever comes from elsewhere: of what, where, for whom. */
  qualifier: localizedTextSchema.optional(),
  description: localizedTextSchema.optional(),
  paths: z.array(routePathSchema).min(1).optional(),
  exists: z.strictObject({ table: databaseNameSchema, column: databaseNameSchema, changes: changesSchema.optional() }).optional(),
  facts: databaseFunctionSchema.optional(),
  /** What `facts` is told beside the parameters: what the page is about. */
  factsAbout: z.record(z.string(), z.string()).optional(),
  /** Addresses above this one, nearest last; with them the page has a breadcrumb in its structured data. */
  parents: z.array(routePathSchema).optional(),
  article: articleManifestSchema.optional(),
  webPage: webPageManifestSchema.optional(),
  /** Picture of link previews: `social-<card>-<language>.jpg` of the section's build, its usual one without it. */
  card: chunkNameSchema.optional(),
  /**
   * Files of the section's build that show what `facts` are about, the best one first; `{picture}` stands for the name that these give
   * its picture. Structured data of a product or a company shows the first one that the build has.
   */
  pictures: z.array(pictureFileSchema).min(1).optional(),
  /** Day on which what the page says last changed or was last checked, for the sitemap; an article says its own. */
  modified: daySchema.optional(),
  /** What the build calls the script of the page; the server preloads that chunk with the section's entry. */
  chunk: chunkNameSchema,
  /** The chunk with what only this address says, where several share the page's code; preloaded with `chunk`. */
  words: chunkNameSchema.optional(),
  /**
   * Fragments of other sections the page shows at once, such as `services/featured-services`; the server preloads the
   * chunk of that name with the entry of the section that offers it.
   */
  uses: z
    .array(z.string().regex(/^[a-z]+\/[a-z]+(-[a-z]+)*$/, 'use "section/fragment", for instance "services/featured-services"'))
    .optional(),
  /**
   * `intent` for a page that reads without script: its script is fetched when the browser is idle, and runs once somebody is
   * about to use a control. A page without it starts as soon as its script is there.
   */
  boot: z.literal('intent').optional(),
  /** `false` keeps the address out of sitemaps and search engines (sign-in, private links). */
  indexed: z.boolean().optional(),
  /** The address search engines should keep when two addresses show one page. */
  canonical: routePathSchema.optional(),
});
export type RouteManifest = z.infer<typeof routeManifestSchema>;

/**
 * What happens to the page when the section cannot be loaded: without a `primary` one there is no page to show, an
 * `essential` one is missed, a `regular` one is decoration.
 */
export const failureClassSchema = z.enum(['primary', 'essential', 'regular']);
export type FailureClass = z.infer<typeof failureClassSchema>;

/**
 * What the server does for a section beside showing its pages.
 *
 * A `post` to the path of a route, in either language, calls a database function with the path's parameters as its
 * arguments. It is for programs that follow a link of a mail: they have no public key and run no page.
 *
 * A `feed` is a calendar at its path with `.ics` behind it, for programs: the database function gets the path's parameters and answers
 * its events, `null` for an address that leads nowhere; `titles` says in both languages what each kind of event is called.
 *
 * `uploads` names the buckets of Storage the section writes to and the largest file each takes, in bytes. The server
 * refuses more before it carries it.
 */
const serverSchema = z.strictObject({
  posts: z.array(z.strictObject({ path: routePathSchema, call: databaseFunctionSchema })).optional(),
  feeds: z
    .array(
      z.strictObject({
        path: routePathSchema,
        call: databaseFunctionSchema,
        titles: z.record(z.string().regex(/^[a-z]+(\.[a-z]+)*$/, 'use a key such as "thing.kind"'), localizedTextSchema),
      }),
    )
    .optional(),
  uploads: z
    .array(
      z.strictObject({
        bucket: z.string().regex(/^[a-z]+(-[a-z0-9]+)*$/, 'use kebab case, for instance "thing-files"'),
        maxBytes: z.int().positive(),
      }),
    )
    .optional(),
});

/** An entry of a menu, the footer or the sitemap: one page of the section in a group the shell has. */
const navigationEntrySchema = z.strictObject({
  group: z.string().regex(/^[a-z]+([A-Z][a-z]*)*$/, 'use camel case, for instance "fixedPrice"'),
  /** Place among the entries of every section in the group, the lowest first. */
  order: z.int(),
  path: routePathSchema,
  /** Stands alone, because lists show it without the title of the group; the route's title without it. */
  title: localizedTextSchema.optional(),
  /** `true` when only the sitemap shows it. */
  sitemapOnly: z.boolean().optional(),
});
export type NavigationEntry = z.infer<typeof navigationEntrySchema>;

const textHrefSchema = z
  .string()
  .regex(/^\/[\w\-/]*\?[\w=&-]*\{text\}$/, 'use a path whose query takes the text, such as "/services?search={text}"');

/** Controls of the shell that lead into a section. The shell leaves out what no section of a composition fills. */
const slotsSchema = z
  .strictObject({
    /** The search of the header. */
    search: z.strictObject({ href: textHrefSchema, label: localizedTextSchema, placeholder: localizedTextSchema }),
    /**
     * The first menu of the header, which the database fills: rows of `table` by their age, in other languages with the words
     * of `texts`, whose column `key` names the row. `one` takes the English title of a row, `all` stands below them, and
     * `icons` are those a row may name in its column `icon_name`.
     */
    firstMenu: z.strictObject({
      title: localizedTextSchema,
      rows: z.strictObject({ table: databaseNameSchema, texts: databaseNameSchema, key: databaseNameSchema }),
      icons: z.array(z.string().min(1)),
      one: textHrefSchema,
      all: routePathSchema,
      allTitle: localizedTextSchema,
    }),
    /**
     * A fragment in the bar of the header, fetched once a page is used. Who keeps something on this device under a key that
     * begins with one of `storageKeys` gets it without that. Until then `link` stands in its place; `icon` is the `d` of its lines.
     */
    headerItem: z.strictObject({
      fragment: fragmentNameSchema,
      storageKeys: z.array(z.string().min(1)).min(1),
      link: z.strictObject({ href: routePathSchema, label: localizedTextSchema, icon: z.string().min(1) }).optional(),
    }),
    signIn: routePathSchema,
    signUp: routePathSchema,
    /** Where the mail for a forgotten password leads. */
    newPassword: routePathSchema,
    account: routePathSchema,
    profile: routePathSchema,
  })
  .partial();

/** A column with its table, or `things.*` where rows are read whole. */
const databaseColumnSchema = z
  .string()
  .regex(/^[a-z]+(_[a-z]+)*\.([a-z]+(_[a-z]+)*|\*)$/, 'use table and column, for instance "things.name"');

/** Tables, functions and columns of the database, by their names in the API. Builds of before say nothing of columns. */
export const databaseObjectsSchema = z.strictObject({
  tables: z.array(databaseNameSchema),
  functions: z.array(databaseFunctionSchema),
  /** Columns that are read, or that rows are found and sorted by. */
  reads: z.array(databaseColumnSchema).optional(),
  /** Columns that new rows are written with. */
  inserts: z.array(databaseColumnSchema).optional(),
  /** Columns that are changed. */
  updates: z.array(databaseColumnSchema).optional(),
});
export type DatabaseObjects = z.infer<typeof databaseObjectsSchema>;

/** What the shell gives only to a section that declares it: `auth` is signing people in, up and out. */
export const capabilitySchema = z.enum(['auth']);
export type Capability = z.infer<typeof capabilitySchema>;

/** What a section promises, readable without running its code: published with each build as `section.json`. */
export const sectionManifestSchema = z
  .strictObject({
    name: sectionNameSchema,
    owner: z.string().min(1),
    class: failureClassSchema,
    requires: z.strictObject({ '@marketplace/section-kit': z.string().min(1), '@marketplace/shared-ui': z.string().min(1) }),
    capabilities: z.array(capabilitySchema).optional(),
    server: serverSchema.optional(),
    navigation: z.array(navigationEntrySchema).optional(),
    slots: slotsSchema.optional(),
    /** `true` for a section whose definition has a `finder`. */
    finder: z.literal(true).optional(),
    routes: z.array(routeManifestSchema),
    /** What the section calls. The build reads it from the source; nobody writes it by hand. */
    database: databaseObjectsSchema.optional(),
    fragments: z.array(fragmentNameSchema),
  })
  .superRefine(({ server, navigation = [], slots: { headerItem, firstMenu, search, ...pages } = {}, routes, fragments }, { addIssue }) => {
    if (headerItem && !fragments.includes(headerItem.fragment))
      addIssue({ code: 'custom', path: ['slots', 'headerItem'], message: `"${headerItem.fragment}" is no fragment of the section` });
    const targets = {
      ...Object.fromEntries(Object.entries(pages).map(([slot, path]) => [slot, [path]])),
      ...(search && { search: [search.href] }),
      ...(headerItem?.link && { headerItem: [headerItem.link.href] }),
      ...(firstMenu && { firstMenu: [firstMenu.all, firstMenu.one] }),
    };
    for (const [slot, hrefs] of Object.entries(targets)) {
      for (const href of hrefs.filter((candidate) => !findRoute(routes, candidate.split('?')[0]!)))
        addIssue({ code: 'custom', path: ['slots', slot], message: `"${href}" is no page of the section` });
    }
    for (const [index, { path }] of navigation.entries()) {
      if (!path.includes(':') && findRoute(routes, path)) continue;
      addIssue({ code: 'custom', path: ['navigation', index, 'path'], message: `"${path}" is no page of the section` });
    }
    for (const [index, { path }] of (server?.posts ?? []).entries()) {
      if (routes.some((route) => route.path === path)) continue;
      addIssue({ code: 'custom', path: ['server', 'posts', index, 'path'], message: `"${path}" is the path of no route of the section` });
    }
  });
export type SectionManifest = z.infer<typeof sectionManifestSchema>;
