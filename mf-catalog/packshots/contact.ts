import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { materialCategories, picturesOf } from '@marketplace/supabase/pictures';
import { fileName } from './record.ts';
import { isSurface, wantedPackshots } from './wanted.ts';

/** Debian's, which has Pillow; another one may stand before it. */
const PYTHON = '/usr/bin/python3';

const here = import.meta.dirname;
const cache = join(here, '../../.cache/packshots/contact');
const slug = (category: string): string => category.toLowerCase().replace(/[^a-z]+/g, '-');

/** One sheet of 320 px pictures. */
function sheet(name: string, keys: readonly string[]): void {
  const pictures = keys.toSorted().map((key) => {
    const png = join(cache, `${key}.png`);
    execFileSync('avifdec', [join(here, '../public/pictures', fileName(key, 320)), png], { stdio: 'ignore' });
    return png;
  });
  execFileSync(PYTHON, [join(here, 'contact.py'), join(here, 'contact', `${name}.jpg`), ...pictures], { stdio: 'inherit' });
}

mkdirSync(cache, { recursive: true });
const left = new Map(wantedPackshots());
for (const category of materialCategories()) {
  const keys = [...picturesOf(category).keys()];
  sheet(slug(category), keys);
  for (const key of keys) left.delete(key);
}
const leftOf = (isShown: (form: string) => boolean) => [...left].filter(([, { form }]) => isShown(form)).map(([key]) => key);
sheet('surfaces', leftOf(isSurface));
sheet(
  'deals-clearance',
  leftOf((form) => !isSurface(form)),
);
