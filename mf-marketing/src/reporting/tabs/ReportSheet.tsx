import { useT } from '@marketplace/section-kit';
import { useEffect, useId, useRef } from 'react';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { DataTable } from '../../page-blocks/DataTable';
import { PrintButton } from '../../page-blocks/PrintButton';
import { groupDays, type Grouping } from '../figures/groupDays';
import { sumDays, type Measure } from '../figures/measures';
import { Buttons } from '../parts/partStyle';
import type { Report } from '../Report';
import { useReportWords } from '../useReportWords';
import { tabMessages } from './tabMessages';

interface ReportSheetProps {
  name: string;
  report: Report;
  columns: readonly Measure[];
  by: Grouping;
  /** How often a button has opened a report here: each time the focus goes to it. */
  opened: number;
  onClose: () => void;
}

const Sheet = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-16);
`;

/** An open report: one row for each day, week or month, and the sums. */
export function ReportSheet({ name, report, columns, by, opened, onClose }: ReportSheetProps) {
  const { t, number, date, group } = useReportWords();
  const more = useT(tabMessages);
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (opened > 0) title.current?.focus();
  }, [opened]);
  const sums = sumDays(report.days);
  return (
    <Sheet aria-labelledby={id}>
      <h3 id={id} ref={title} tabIndex={-1}>
        {name}
      </h3>
      <DataTable
        caption={more('report.caption', { name, first: date(report.first), last: date(report.last) })}
        figures
        head={[more(`build.${by}`), ...columns.map((measure) => t(`measure.${measure}`))]}
        rows={[
          ...groupDays(report.days, by).map((each) => ({
            name: group(each.start, by),
            cells: columns.map((measure) => number(each[measure])),
          })),
          { name: more('column.total'), cells: columns.map((measure) => number(sums[measure])), isTotal: true },
        ]}
      />
      <Buttons>
        <PrintButton />
        <Button variant="ghost" onClick={onClose}>
          {more('action.close')}
        </Button>
      </Buttons>
    </Sheet>
  );
}
