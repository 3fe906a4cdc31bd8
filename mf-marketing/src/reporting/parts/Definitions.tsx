import { Accordion } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { measures } from '../figures/measures';
import { useReportWords } from '../useReportWords';

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
  const content = (
    <List>
      {measures.map((measure) => (
        <div key={measure}>
          <dt>{t(`measure.${measure}`)}</dt>
          <dd>{t(`means.${measure}`)}</dd>
        </div>
      ))}
      <div>
        <dt>{t('answers.title')}</dt>
        <dd>{t('means.answers')}</dd>
      </div>
    </List>
  );
  return <Accordion items={[{ id: 'means', title: t('means.title'), content }]} />;
}
