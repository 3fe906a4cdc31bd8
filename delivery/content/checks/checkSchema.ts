import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { ContentError } from '../ContentError.ts';
import { referenceFields } from '../fields.ts';
import type { Collection } from '../readCollection.ts';
import type { ContentFile } from '../readContentFile.ts';

/** Finds data that the schema of the collection refuses, and references to entries that do not exist. */
export function checkSchema(file: ContentFile, { dir, definition }: Collection): ContentError[] {
  const { error } = definition.schema.safeParse(file.data);
  if (error) return error.issues.map((issue) => describe(file, issue));
  const ending = /\.\w+\.\w+$/.exec(file.path)![0];
  return Object.entries(referenceFields(definition)).flatMap(([field, collection]) => {
    const slug = (file.data as Record<string, unknown>)[field];
    if (slug === undefined || existsSync(join(dir, '..', collection, `${String(slug)}${ending}`))) return [];
    return [new ContentError(file.path, file.lineOf([field]), `${field}: there is no entry "${String(slug)}" in content/${collection}.`)];
  });
}

function describe(file: ContentFile, issue: z.core.$ZodIssue): ContentError {
  const path = [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])].map((key) =>
    typeof key === 'symbol' ? String(key) : key,
  );
  return new ContentError(
    file.path,
    file.lineOf(path),
    `${path.join('.') || 'the file'}: ${issue.message}; collection.ts says what belongs there.`,
  );
}
