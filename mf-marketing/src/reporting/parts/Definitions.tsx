import { useT } from '@marketplace/section-kit';
import { Accordion } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { measures } from '../figures/measures';
import { useReportWords } from '../useReportWords';
import { definitionMessages } from './definitionMessages';

const List = styled.dl`
  display: grid;
  gap: var(--ui-s-12);
  margin: 0;
  & dt { font-weight: 600; }
  & dd { margin: 0; }
`;

/** What each figure counts, in plain words. */
export function Definitions() {
  const { t } = useReportWords();
  const means = useT(definitionMessages);
  const content = (
    <List>
      {measures.map((measure) => (
        <div key={measure}>
          <dt>{t(`measure.${measure}`)}</dt>
          <dd>{means(measure)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('answers.title')}</dt>
        <dd>{means('answers')}</dd>
      </div>
    </List>
  );
  return <Accordion items={[{ id: 'means', title: means('title'), content }]} />;
}
