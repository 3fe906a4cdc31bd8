import { usePage, useSearchQuery, useT } from '@marketplace/section-kit';
import { Container, PageHeader } from '@marketplace/shared-ui';
import { blockMessages } from '../page-blocks/blockMessages';
import { ReportBody } from './ReportBody';
import { reportQuery } from './reportQuery';
import { ReportRegion } from './ReportRegion';
import { useReport } from './useReport';
import { useReportWords } from './useReportWords';

/** Figures of a listing. Without an account, or before there are any, made-up ones that say so. All choices stand in the address. */
export function ReportingPage() {
  const { t } = useReportWords();
  const words = useT(blockMessages);
  const [query, setQuery] = useSearchQuery(reportQuery);
  const loaded = useReport(query);
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
        <ReportRegion loaded={loaded}>{(report) => <ReportBody query={query} report={report} onChange={setQuery} />}</ReportRegion>
      </Container>
    </>
  );
}

export { ReportingPage as Component };
