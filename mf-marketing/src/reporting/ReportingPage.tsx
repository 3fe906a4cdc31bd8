import { errorText, usePage, useSearchQuery, useT } from '@marketplace/section-kit';
import { Container, ErrorState, LoadingRegion, PageHeader, Skeleton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { blockMessages } from '../page-blocks/blockMessages';
import { ReportBody } from './ReportBody';
import { reportQuery } from './reportQuery';
import { useReport } from './useReport';
import { useReportWords } from './useReportWords';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
  padding-block: 0 var(--ui-s-64);
`;

/** Figures of a listing. Without an account, or before there are any, made-up ones that say so. All choices stand in the address. */
export function ReportingPage() {
  const { t } = useReportWords();
  const words = useT(blockMessages);
  const [query, setQuery] = useSearchQuery(reportQuery);
  const { report, error, retry } = useReport(query);
  usePage({ title: t('title') });
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[{ href: '/', label: words('home') }, { label: t('title') }]}
        breadcrumbLabel={words('breadcrumb')}
      />
      <Container>
        <LoadingRegion loading={!report && !error} label={t('loading')} onRetry={retry}>
          <Layout>
            {report && <ReportBody query={query} report={report} onChange={setQuery} />}
            {!report && !error && <ReportSkeleton />}
            {!report && error && <ErrorState title={t('failed')} text={errorText(error, t('failed.text'))} onRetry={retry} />}
          </Layout>
        </LoadingRegion>
      </Container>
    </>
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

export { ReportingPage as Component };
