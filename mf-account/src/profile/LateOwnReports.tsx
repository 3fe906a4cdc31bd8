import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import { lateReportMessages } from './lateReportMessages';
import { useOwnReports } from './useOwnReports';

// Few accounts have reported something.
const load = () => import(/* webpackChunkName: "own-reports" */ './OwnReports');

/** What the account reported, below everything else; nothing for who reported nothing. */
export function LateOwnReports() {
  const t = useT(lateReportMessages);
  const { data: reports = [] } = useOwnReports();
  if (reports.length === 0) return null;
  return (
    <LatePart name="account/own-reports" load={load} failed={t('failed')}>
      {({ OwnReports }) => <OwnReports reports={reports} />}
    </LatePart>
  );
}
