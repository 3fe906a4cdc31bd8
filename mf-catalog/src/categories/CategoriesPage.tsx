import { errorText, usePage, useT } from '@marketplace/section-kit';
import { useRef, useState } from 'react';
import {
  Button,
  Container,
  EmptyState,
  ErrorState,
  IconButton,
  LoadingRegion,
  media,
  PageHeader,
  ResultCount,
  TextField,
} from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import { CategoryGrid, CategoryGridSkeleton } from './CategoryGrid';
import { filterCategories } from './filterCategories';
import { categoriesMessages } from './messages';
import { NextSteps } from './NextSteps';
import { useCategoryCounts } from './useCategoryCounts';
import { useFilterText } from './useFilterText';
import { useCategories } from './useCategories';

const Bar = styled.div`
  position: sticky;
  z-index: 2;
  top: var(--ui-header-height);
  display: grid;
  gap: var(--ui-s-8) var(--ui-s-20);
  align-items: center;
  padding-block: var(--ui-s-12);
  margin-bottom: var(--ui-s-12);
  background: var(--ui-bg);
  ${media.md} { grid-template-columns: minmax(0, 480px) 1fr; }
`;

const Filter = styled.div`
  position: relative;
  & input { padding-inline-end: 52px; }
  & input::-webkit-search-cancel-button { display: none; }
  & > button { position: absolute; inset-block-end: 2px; inset-inline-end: 2px; }
`;

const Results = styled.div`
  padding-bottom: var(--ui-s-64);
  /* Few cards hold the place of many; the footer must not be seen before it has its own. */
  [aria-busy='true'] > & { min-height: 100dvh; }
`;

/** All material categories, with a filter that works while typing. */
export function CategoriesPage() {
  const t = useT(categoriesMessages);
  usePage({ title: t('title') });
  const [text, setText] = useFilterText();
  const [hasFiltered, setHasFiltered] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { data, error, isPending, refetch } = useCategories();
  const found = data && filterCategories(data, text);
  const only = found?.length === 1 ? found[0] : undefined;
  const counts = useCategoryCounts(only !== undefined || (data?.some(({ item_count }) => typeof item_count !== 'number') ?? false));

  const filter = (next: string) => {
    setText(next);
    setHasFiltered(true);
  };
  const clear = () => {
    filter('');
    field.current?.focus();
  };
  const retry = () => void refetch();

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Container>
        <Bar>
          <Filter>
            <TextField
              ref={field}
              type="search"
              label={t('filter.label')}
              hideLabel
              placeholder={t('filter.placeholder')}
              autoComplete="off"
              value={text}
              onChange={({ target }) => filter(target.value)}
            />
            {/* When nothing is found, the button below the message does this. */}
            {text !== '' && found?.length !== 0 && <IconButton label={t('clear')} icon="X" onClick={clear} />}
          </Filter>
          {/* Its line is kept while the number is not known, so that the cards do not move down. */}
          <ResultCount>{found ? t('count', { count: found.length }) : '\u00a0'}</ResultCount>
        </Bar>
        <LoadingRegion loading={isPending} label={t('loading')} onRetry={retry}>
          <Results>
            {isPending && <CategoryGridSkeleton />}
            {error && <ErrorState title={t('failed', { message: errorText(error, t('fetchFailed')) })} onRetry={retry} />}
            {found && found.length > 0 && <CategoryGrid categories={found} counts={counts} entering={!hasFiltered} />}
            {only && <NextSteps category={only} hasMaterials={(counts.get(only.title) ?? 0) > 0} />}
            {found?.length === 0 && (
              <EmptyState title={t('none')} art={art['scene-empty']}>
                <Button variant="outline" onClick={clear}>
                  {t('clear')}
                </Button>
              </EmptyState>
            )}
          </Results>
        </LoadingRegion>
      </Container>
    </>
  );
}

export { CategoriesPage as Component };
