import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { CardGrid, PageHeader, Section, Tile } from '@marketplace/shared-ui';
import { list } from '../../content/financial/list';
import { Paragraphs } from '../page-blocks/Paragraphs';
import { financialMessages } from './financialMessages';

/** In the order of the menu, whose groups they are. */
const groups = ['mortgages', 'programs', 'taxes', 'calculators'] as const;

/** Every guide about money, by what it is about. */
export function Component() {
  const t = useT(financialMessages);
  const locale = useLocale();
  const title = t('title');
  usePage({ title });
  const guides = list.toSorted((one, other) => one.words.en.menu.order - other.words.en.menu.order);
  return (
    <>
      <PageHeader
        title={title}
        lead={t('lead')}
        breadcrumb={[{ href: '/', label: t('home') }, { label: title }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      {groups.map((group, place) => (
        <Section key={group} title={t(group)} tone={place % 2 ? 'sunken' : undefined}>
          <CardGrid min={260}>
            {guides
              .filter(({ words }) => words.en.menu.group === group)
              .map(({ path, words }) => (
                <Tile key={path} href={path!} title={words[locale].title} text={words[locale].description} />
              ))}
          </CardGrid>
        </Section>
      ))}
      <Paragraphs
        title={t('more.title')}
        parts={(['one', 'two', 'three', 'four', 'five'] as const).map((key) => ({
          title: t(`more.${key}.title`),
          text: t(`more.${key}.text`),
        }))}
      />
    </>
  );
}
