import { useSearchQuery } from '@marketplace/section-kit';
import { useCompanies } from '@marketplace/section-kit/companies';
import { EmptyState } from '@marketplace/shared-ui';
import { ReportBody } from './ReportBody';
import { reportQuery, reportTabs } from './reportQuery';
import { ReportRegion } from './ReportRegion';
import { useReport } from './useReport';
import { useReportWords } from './useReportWords';

/** The figures of the company that the account works for, in the room of the account that frames them. Never made-up ones. */
export function CompanyReport() {
  const { company } = useCompanies();
  return company && <OfCompany id={company.id} />;
}

/** Of emails there are no figures but made-up ones. */
const ownTabs = reportTabs.filter((tab) => tab !== 'email');

function OfCompany({ id }: { id: string }) {
  const { t } = useReportWords();
  const [query, setQuery] = useSearchQuery(reportQuery);
  const loaded = useReport({ ...query, company: id });
  return (
    <ReportRegion loaded={loaded}>
      {(report) =>
        report.sample ? (
          <EmptyState
            title={t(report.sample === 'missing' ? 'own.missing' : 'own.none')}
            text={report.sample === 'missing' ? undefined : t('own.none.text')}
          />
        ) : (
          <ReportBody query={query} tabs={ownTabs} report={report} onChange={setQuery} />
        )
      }
    </ReportRegion>
  );
}

export { CompanyReport as Component };
