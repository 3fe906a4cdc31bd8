import { useLocale, useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import type { Article } from '../../content/article';
import { formatDay } from '../financial/guide/formatDay';
import { SourceLine } from '../financial/guide/SourceLine';
import { articleMessages } from './articleMessages';

const Root = styled.section`
  display: grid;
  gap: var(--ui-s-12);
  max-width: 68ch;
  padding-block-start: var(--ui-s-24);
  border-block-start: 1px solid var(--ui-line);
  color: var(--ui-ink-muted);
  & h2 { font-size: 1.25rem; color: var(--ui-ink); }
  & ul { display: grid; gap: var(--ui-s-8); padding-inline-start: var(--ui-s-20); }
`;

/** Where the facts of an article come from, how and when they were read, and what to do before relying on them. */
export function ArticleSources({ article }: { article: Article }) {
  const t = useT(articleMessages);
  const locale = useLocale();
  return (
    <Root aria-labelledby="sources-title">
      <h2 id="sources-title">{t('sources')}</h2>
      <p>{t('sources.text', { date: formatDay(article.updated, locale) })}</p>
      <ul>
        {article.sources.map((source) => (
          <li key={source.name}>
            <SourceLine source={source} />
          </li>
        ))}
      </ul>
      <p>{t('sources.note')}</p>
    </Root>
  );
}
