import { useLocale, useT, type ContentList } from '@marketplace/section-kit';
import { FilterChip } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { articleTopics, type ArticleTopic } from '../articleTopics';
import type { ArticleSummary } from '../../../content/article';
import { articleMessages } from '../articleMessages';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;

interface TopicFilterProps {
  entries: ContentList<ArticleSummary>;
  /** Empty for all. */
  chosen: ArticleTopic | '';
  onChoose: (topic: ArticleTopic | '') => void;
}

/** The topics these articles have, one of them chosen or all. */
export function TopicFilter({ entries, chosen, onChoose }: TopicFilterProps) {
  const t = useT(articleMessages);
  const locale = useLocale();
  const topics = articleTopics.filter((topic) => entries.some(({ words }) => words[locale].topics.includes(topic)));
  return (
    <Row role="group" aria-label={t('filter.label')}>
      <FilterChip selected={chosen === ''} onClick={() => onChoose('')}>
        {t('filter.all')}
      </FilterChip>
      {topics.map((topic) => (
        <FilterChip key={topic} selected={chosen === topic} onClick={() => onChoose(topic)}>
          {t(`topic.${topic}`)}
        </FilterChip>
      ))}
    </Row>
  );
}
