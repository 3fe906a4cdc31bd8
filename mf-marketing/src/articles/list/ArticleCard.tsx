import { useLocale, useT, type ContentList } from '@marketplace/section-kit';
import { Badge, Card, Illustration, StretchedLink } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import { formatDay } from '../../financial/guide/formatDay';
import type { ArticleSummary } from '../../../content/article';
import { articleMessages } from '../articleMessages';

const Title = styled.h2`
  font-size: 1.25rem;
  line-height: 1.3;
`;

const Muted = styled.p`
  color: var(--ui-ink-muted);
`;

const Foot = styled.p`
  margin-top: auto;
  font-size: 0.875rem;
  color: var(--ui-ink-muted);
`;

const Topics = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;

/** An article in a list. */
export function ArticleCard({ entry }: { entry: ContentList<ArticleSummary>[number] }) {
  const t = useT(articleMessages);
  const locale = useLocale();
  const article = entry.words[locale];
  return (
    <Card>
      <Illustration src={art[article.art]} />
      <Topics>
        {article.topics.map((topic) => (
          <Badge key={topic} tone="neutral">
            {t(`topic.${topic}`)}
          </Badge>
        ))}
      </Topics>
      <Title>
        <StretchedLink href={entry.path ?? ''}>{article.title}</StretchedLink>
      </Title>
      <Muted>{article.description}</Muted>
      <Foot>
        <time dateTime={article.date}>{formatDay(article.date, locale)}</time>
        {` · ${t('minutes', { count: article.readingMinutes })}`}
      </Foot>
    </Card>
  );
}
