import { useLocale, useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import type { Article } from '../../content/article';
import { formatDay } from '../financial/guide/formatDay';
import { articleMessages } from './articleMessages';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-4) var(--ui-s-20);
  color: var(--ui-ink-muted);
  font-size: 0.9375rem;
`;

/** Who wrote an article, when, how long it takes to read and when its facts were checked. */
export function ArticleMeta({ article }: { article: Article }) {
  const t = useT(articleMessages);
  const locale = useLocale();
  return (
    <List role="list">
      <li>{t('by', { author: article.author })}</li>
      <li>
        <time dateTime={article.date}>{t('published', { date: formatDay(article.date, locale) })}</time>
      </li>
      <li>
        <time dateTime={article.updated}>{t('updated', { date: formatDay(article.updated, locale) })}</time>
      </li>
      <li>{t('minutes', { count: article.readingMinutes })}</li>
    </List>
  );
}
