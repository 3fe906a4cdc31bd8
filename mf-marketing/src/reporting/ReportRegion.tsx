import { errorText } from '@marketplace/section-kit';
import { ErrorState, LoadingRegion, Skeleton } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Report } from './Report';
import type { LoadedReport } from './useReport';
import { useReportWords } from './useReportWords';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
  padding-block: 0 var(--ui-s-64);
`;

/** What is shown of figures, once they are there. */
export function ReportRegion({
  loaded: { report, error, retry },
  children,
}: {
  loaded: LoadedReport;
  children: (report: Report) => ReactNode;
}) {
  const { t } = useReportWords();
  return (
    <LoadingRegion loading={!report && !error} label={t('loading')} onRetry={retry}>
      <Layout>
        {report && children(report)}
        {!report && !error && <ReportSkeleton />}
        {!report && error && <ErrorState title={t('failed')} text={errorText(error, t('failed.text'))} onRetry={retry} />}
      </Layout>
    </LoadingRegion>
  );
}

/** As high as what comes, so that nothing jumps. */
function ReportSkeleton() {
  return (
    <>
      <Skeleton width={320} height={52} />
      <Skeleton height={84} radius="var(--ui-radius-l)" />
      <Skeleton width={400} height={44} />
      <Skeleton height={480} radius="var(--ui-radius-card)" />
    </>
  );
}
