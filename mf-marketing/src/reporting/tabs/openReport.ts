import type { Grouping } from '../figures/groupDays';
import { measures, type Measure } from '../figures/measures';
import type { ReadyReport, ReportQuery } from '../reportQuery';

/** What a detailed report holds. */
interface ReportShape {
  columns: readonly Measure[];
  by: Grouping;
}

const shapes: Record<ReadyReport, ReportShape> = {
  traffic: { columns: ['views', 'quote_clicks', 'call_clicks'], by: 'week' },
  requests: { columns: ['requests', 'answered', 'quoted', 'connected', 'hired'], by: 'week' },
  year: { columns: measures, by: 'month' },
};

/** The report that is open; `null` when none is. */
export function openReport({ report, columns, by }: Pick<ReportQuery, 'report' | 'columns' | 'by'>): ReportShape | null {
  if (report === '') return null;
  return report === 'built' ? { columns, by } : shapes[report];
}
