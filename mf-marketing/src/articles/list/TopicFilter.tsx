import { useLocale, useT } from '@marketplace/section-kit';
import { FilterChip } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { articleTopics, type ArticleEntry, type ArticleTopic } from '../Article';
import { articleMessages } from '../articleMessages';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;

interface TopicFilterProps {
  entries: readonly ArticleEntry[];
  /** Empty for all. */
  chosen: ArticleTopic | '';
  onChoose: (topic: ArticleTopic | '') => void;
}

/** The topics these articles have, one of them chosen or all. */
export function TopicFilter({ entries, chosen, onChoose }: TopicFilterProps) {
  const t = useT(articleMessages);
  const locale = useLocale();
  const topics = articleTopics.filter((topic) => entries.some(({ summary }) => summary[locale].topics.includes(topic)));
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
