import { useId, useState } from 'react';
import { Button } from '@marketplace/shared-ui';
import type { Report } from '../Report';
import { filterIcon } from '../../icons';
import type { ReportQuery } from '../reportQuery';
import { useReportWords } from '../useReportWords';
import { DatesPanel } from './DatesPanel';
import { FilterPanel } from './FilterPanel';
import { Buttons, Panel, ShownDays } from './partStyle';

interface ToolbarProps {
  query: ReportQuery;
  report: Report;
  onChange: (changes: Partial<ReportQuery>) => void;
  onExport: () => void;
}

/** What the tabs show of what, and a way to take it along. */
export function Toolbar({ query, report, onChange, onExport }: ToolbarProps) {
  const { t, date } = useReportWords();
  const id = useId();
  const [open, setOpen] = useState<'filter' | 'dates' | null>(null);
  const toggle = (panel: 'filter' | 'dates') => ({
    'aria-expanded': open === panel,
    'aria-controls': `${id}-${panel}`,
    onClick: () => setOpen(open === panel ? null : panel),
  });
  return (
    <div role="group" aria-label={t('toolbar.label')}>
      <Buttons>
        <Button variant="outline" icon={filterIcon} {...toggle('filter')}>
          {t('action.filter')}
        </Button>
        <Button variant="outline" icon="Calendar" {...toggle('dates')}>
          {t('action.dates')}
        </Button>
        <Button variant="outline" icon="Download" onClick={onExport}>
          {t('action.export')}
        </Button>
      </Buttons>
      <Panel id={`${id}-filter`} hidden={open !== 'filter'}>
        <FilterPanel query={query} report={report} onChange={onChange} />
      </Panel>
      <Panel id={`${id}-dates`} hidden={open !== 'dates'}>
        <DatesPanel range={query} first={report.first} last={report.last} onChange={onChange} />
      </Panel>
      <ShownDays>{t('days.shown', { first: date(report.first), last: date(report.last) })}</ShownDays>
    </div>
  );
}
