import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What a section may be made of besides its code: content in two languages, a picture, a piece of the kit that it carries itself. */
const files: Readonly<Record<string, string>> = {
  'content/tips/collection.ts': `import { defineCollection, textSchema, z } from '@marketplace/delivery/content';

const schema = z.strictObject({ title: textSchema });

export type Tip = z.infer<typeof schema>;

export const collection = defineCollection({ schema });
`,
  'content/tips/list.ts': `import type { ContentList } from '@marketplace/section-kit';
import type { Tip } from './collection';

export declare const list: ContentList<Tip>;
`,
  'content/tips/frost.en.yaml': 'title: Cover the roses before the first frost\n',
  'content/tips/frost.fr.yaml': 'title: Couvrez les rosiers avant le premier gel\n',
  'src/garden/bed.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 16 10"><path d="M0 6h16v4H0z" fill="#7a5230"/></svg>\n',
  'src/garden/GardenPage.tsx': `import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { NothingYet } from '@marketplace/section-kit/nothing-yet';
import { LinkButton, PageHeader } from '@marketplace/shared-ui';
import { list } from '../../content/tips/list';
import bed from './bed.svg';
import { gardenMessages } from './gardenMessages';

function GardenPage() {
  const t = useT(gardenMessages);
  const locale = useLocale();
  usePage({ title: t('title') });
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      {list.map(({ slug, words }) => (
        <p key={slug}>{words[locale].title}</p>
      ))}
      <NothingYet title={t('title')} text={t('lead')} art={bed}>
        <LinkButton href="/contact">{t('title')}</LinkButton>
      </NothingYet>
    </>
  );
}

export { GardenPage as Component };
`,
};

/** Fills the section `mf-garden` as it came from the template. */
export function furnish(dir: string): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), text);
  }
}
