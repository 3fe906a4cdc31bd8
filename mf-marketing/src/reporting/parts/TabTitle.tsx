import { Badge } from '@marketplace/shared-ui';
import type { ReportTab } from '../reportQuery';
import { useReportWords } from '../useReportWords';
import { TabHead } from './partStyle';

/** Where the focus goes when what had it is closed. */
export const tabTitleId = (tab: ReportTab) => `report-${tab}`;

/** Opens a tab, and says again there when its figures are made up: a tab can be all that is on the screen, or on paper. */
export function TabTitle({ tab, isSample }: { tab: ReportTab; isSample: boolean }) {
  const { t } = useReportWords();
  return (
    <TabHead>
      <h2 id={tabTitleId(tab)} tabIndex={-1}>
        {t(`${tab}.title`)}
      </h2>
      {isSample && <Badge tone="warning">{t('sample')}</Badge>}
      <p>{t(`${tab}.lead`)}</p>
    </TabHead>
  );
}
