import { useLocale, usePage, useSearchQuery, useSearchText, useT, type ContentList } from '@marketplace/section-kit';
import { useRef, type ReactNode } from 'react';
import { Button, CardGrid, Container, EmptyState, PageHeader, ResultCount, SearchBox } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import type { ArticleSummary } from '../../../content/article';
import { Paragraphs } from '../../page-blocks/Paragraphs';
import { articleMessages } from '../articleMessages';
import { ArticleCard } from './ArticleCard';
import { listMessages } from './listMessages';
import { filterArticles, listQuery } from './listQuery';
import { TopicFilter } from './TopicFilter';

const Body = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  padding-bottom: var(--ui-s-64);
`;

/** What each list says of itself. */
const paragraphs = {
  guides: ['guides.one', 'guides.two', 'guides.three', 'guides.four', 'guides.five'],
  blog: ['blog.one'],
} as const;

interface ArticleListPageProps {
  kind: 'guides' | 'blog';
  entries: ContentList<ArticleSummary>;
  searchable?: boolean;
  /** What follows the list. */
  children?: ReactNode;
}

/** A list of articles with its topics, and a search where there is one. Both live in the address. */
export function ArticleListPage({ kind, entries, searchable = false, children }: ArticleListPageProps) {
  const t = useT(articleMessages);
  const about = useT(listMessages);
  const locale = useLocale();
  const [query, setQuery] = useSearchQuery(listQuery);
  const title = t(`kind.${kind}`);
  usePage({ title });

  const field = useSearchText(query, setQuery);
  const box = useRef<HTMLFormElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const found = filterArticles(entries, searchable ? query : { ...query, search: '' }, locale);

  const showAll = () => {
    field.change({ topic: '', search: '' });
    // The button goes away with the empty list; without a search the topics stand first.
    (box.current?.querySelector('input') ?? body.current?.querySelector('button'))?.focus();
  };

  return (
    <>
      <PageHeader
        title={title}
        lead={t(`${kind}.lead`)}
        breadcrumb={[{ href: '/', label: t('home') }, { label: title }]}
        breadcrumbLabel={t('breadcrumb')}
      >
        {searchable && (
          <SearchBox
            ref={box}
            label={t('search.label')}
            aria-label={t('search.label')}
            placeholder={t('search.placeholder')}
            value={field.text}
            onValueChange={field.type}
            onSubmit={(text) => field.change({ search: text })}
          />
        )}
      </PageHeader>
      <Container>
        <Body ref={body}>
          <TopicFilter entries={entries} chosen={query.topic} onChoose={(topic) => setQuery({ topic })} />
          <ResultCount>{t('count', { count: found.length })}</ResultCount>
          {found.length > 0 ? (
            <CardGrid min={300}>
              {found.map((entry) => (
                <li key={entry.path}>
                  <ArticleCard entry={entry} />
                </li>
              ))}
            </CardGrid>
          ) : (
            <EmptyState title={t('none.title')} text={t('none.text')} art={art['scene-empty']}>
              <Button onClick={showAll}>{t('none.clear')}</Button>
            </EmptyState>
          )}
          {children}
        </Body>
      </Container>
      <Paragraphs
        tone="sunken"
        title={about(`${kind}.title`)}
        parts={paragraphs[kind].map((key) => ({
          title: about(`${key}.title`),
          text: about(`${key}.text`),
        }))}
      />
    </>
  );
}
