import type { Localized, SectionManifest } from '@marketplace/section-kit/manifest';
import { z } from 'zod';
import type { CollectionDefinition, FieldsSchema } from './defineCollection.ts';

const marks = z.registry<{ collection?: string }>();

/** A field that is one fact, not words: both languages have to give the same value. */
export function same<Schema extends z.ZodType>(schema: Schema): Schema {
  // Of its own: the schema may stand in other fields too.
  const marked = schema.clone();
  marks.add(marked, {});
  return marked;
}

/** A field that names an entry of another collection of the section; whoever imports the file gets that entry, in its language. */
export function reference<Words>(collection: string): z.ZodType<Words> {
  const schema = z.custom<Words>((value) => typeof value === 'string', `name an entry of content/${collection}`);
  marks.add(schema, { collection });
  return schema;
}

/** A text that is not empty. */
export const textSchema = z.string().min(1, 'write a text');

/** Address of the page that says a fact; the home page of a site says none. */
export const pageSchema = z
  .url({ protocol: /^https$/ })
  .refine((address) => new URL(address).pathname !== '/', 'name the page itself, not the site it stands on');

/** Day, month or year a source bears, as far as it is known. */
export const daySchema = z.string().regex(/^\d{4}(-\d\d){0,2}$/, 'use a day such as 2026-11-20, or a month or year where no day is known');

/** What makes figures usable: since when they hold and where they come from. */
export const datedFields = { asOf: z.iso.date(), sources: z.array(textSchema).min(1) };

/** Entry of a menu: the titles of pages are too long for them. */
export const menuSchema = z.strictObject({
  group: same(textSchema),
  order: z.int(),
  title: textSchema,
  /** Whether only the sitemap shows it. */
  sitemapOnly: same(z.boolean().optional()),
});

/** @returns what the manifest says about the menu entry of a page */
export function menuEntry(
  path: string,
  { en, fr }: Localized<{ menu: z.infer<typeof menuSchema> }>,
): NonNullable<SectionManifest['navigation']>[number] {
  const { group, order, title, sitemapOnly } = en.menu;
  return { group, order, path, title: { en: title, fr: fr.menu.title }, ...(sitemapOnly && { sitemapOnly }) };
}

/** @returns the fields that `same` or `reference` marked, those of fields and of lists as `menu.group` */
export function sameFields({ shape }: Pick<FieldsSchema<never>, 'shape'>): string[] {
  return Object.entries(shape).flatMap(([field, part]) => {
    if (marks.has(part)) return [field];
    const inner = part instanceof z.ZodArray ? part.element : part;
    return inner instanceof z.ZodObject ? sameFields(inner).map((below) => `${field}.${below}`) : [];
  });
}

/** @returns the collection each reference of a schema leads to, by field */
export function referenceFields({ schema }: CollectionDefinition<never>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(schema.shape).flatMap(([field, part]) => {
      const collection = marks.get(part)?.collection;
      return collection ? [[field, collection]] : [];
    }),
  );
}
