import type { Report } from '../Report';
import type { ReportQuery, ReportTab } from '../reportQuery';
import { ActivityTab } from './ActivityTab';
import { EmailTab } from './EmailTab';
import { ReportsTab } from './ReportsTab';

export interface MoreTabProps {
  tab: Exclude<ReportTab, 'overview'>;
  query: ReportQuery;
  report: Report;
  onChange: (changes: Partial<ReportQuery>) => void;
}

/** The tabs beside the overview. */
export function MoreTabs({ tab, query, report, onChange }: MoreTabProps) {
  if (tab === 'email') return <EmailTab status={query.status} isOwn={report.sample === null} />;
  if (tab === 'activity') return <ActivityTab report={report} actor={query.actor} />;
  return <ReportsTab query={query} report={report} onChange={onChange} />;
}
