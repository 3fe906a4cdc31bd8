import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { picturesOf } from '@marketplace/supabase/pictures';
import { fileName } from './record.ts';
import { renderedCategories } from './wanted.ts';

/** Debian's, which has Pillow; another one may stand before it. */
const PYTHON = '/usr/bin/python3';

const here = import.meta.dirname;
const cache = join(here, '../../.cache/packshots/contact');
const slug = (category: string): string => category.toLowerCase().replace(/[^a-z]+/g, '-');

mkdirSync(cache, { recursive: true });
for (const category of renderedCategories) {
  const pictures = [...picturesOf(category).keys()].sort().map((key) => {
    const png = join(cache, `${key}.png`);
    execFileSync('avifdec', [join(here, '../public/pictures', fileName(key, 320)), png], { stdio: 'ignore' });
    return png;
  });
  execFileSync(PYTHON, [join(here, 'contact.py'), join(here, 'contact', `${slug(category)}.jpg`), ...pictures], { stdio: 'inherit' });
}
