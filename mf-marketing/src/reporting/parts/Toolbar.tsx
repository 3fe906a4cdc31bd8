import { pagePart } from '@marketplace/section-kit/query';
import { useId, useState, type Ref } from 'react';
import { Button } from '@marketplace/shared-ui';
import type { Report } from '../Report';
import { filterIcon } from '../../icons/filterIcon';
import type { ReportQuery } from '../reportQuery';
import { useReportWords } from '../useReportWords';
import { ReportPart } from './ReportPart';
import { Buttons, Panel, ShownDays } from './partStyle';

const filterPanel = pagePart('marketing/report-filter', () => import('./FilterPanel'));
const datesPanel = pagePart('marketing/report-dates', () => import('./DatesPanel'));

interface ToolbarProps {
  query: ReportQuery;
  report: Report;
  onChange: (changes: Partial<ReportQuery>) => void;
  /** Missing while the code for files is on its way. */
  onExport: (() => void) | undefined;
  datesRef: Ref<HTMLButtonElement>;
}

/** What the tabs show of what, and a way to take it along. */
export function Toolbar({ query, report, onChange, onExport, datesRef }: ToolbarProps) {
  const { t, date } = useReportWords();
  const id = useId();
  const [open, setOpen] = useState<'filter' | 'dates' | null>(null);
  // What was begun in a panel is there when it is opened again.
  const [wasOpened, setOpened] = useState(false);
  const toggle = (panel: 'filter' | 'dates') => ({
    'aria-expanded': open === panel,
    'aria-controls': `${id}-${panel}`,
    onClick: () => {
      setOpened(true);
      setOpen(open === panel ? null : panel);
    },
  });
  return (
    <div role="group" aria-label={t('toolbar.label')}>
      <Buttons>
        <Button variant="outline" icon={filterIcon} {...toggle('filter')}>
          {t('action.filter')}
        </Button>
        <Button ref={datesRef} variant="outline" icon="Calendar" {...toggle('dates')}>
          {t('action.dates')}
        </Button>
        <Button variant="outline" icon="Download" disabled={!onExport} onClick={onExport}>
          {t('action.export')}
        </Button>
      </Buttons>
      <Panel id={`${id}-filter`} hidden={open !== 'filter'}>
        {wasOpened && (
          <ReportPart part={filterPanel}>
            {({ FilterPanel }) => <FilterPanel query={query} report={report} onChange={onChange} />}
          </ReportPart>
        )}
      </Panel>
      <Panel id={`${id}-dates`} hidden={open !== 'dates'}>
        {wasOpened && (
          <ReportPart part={datesPanel}>
            {({ DatesPanel }) => <DatesPanel range={query} first={report.first} last={report.last} onChange={onChange} />}
          </ReportPart>
        )}
      </Panel>
      <ShownDays>{t('days.shown', { first: date(report.first), last: date(report.last) })}</ShownDays>
    </div>
  );
}
