import { useT } from '@marketplace/section-kit';
import { useEffect, useId, useRef } from 'react';
import { Button, Card } from '@marketplace/shared-ui';
import { CheckList } from '../../page-blocks/CheckList';
import { findFindings, type Finding } from '../figures/findFindings';
import type { Report } from '../Report';
import { useReportWords } from '../useReportWords';
import { Buttons } from './partStyle';
import { analysisMessages } from './analysisMessages';

/** What the figures say, in sentences. Takes the focus when a button opened it, so that it is read. */
export function Analysis({ report, takesFocus, onClose }: { report: Report; takesFocus: boolean; onClose: () => void }) {
  const t = useT(analysisMessages);
  const { number, percent, date, weekday } = useReportWords();
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) title.current?.focus();
  }, [takesFocus]);
  const say = (finding: Finding): string => {
    switch (finding.key) {
      case 'up':
      case 'down':
        return t(`analysis.${finding.key}`, { percent: percent(finding.change) });
      case 'weekday':
        return t('analysis.weekday', { day: weekday(finding.weekday), count: number(finding.average, 1) });
      case 'busiest':
        return t('analysis.busiest', { date: date(finding.day), count: number(finding.count) });
      case 'asked':
        return t('analysis.asked', { count: number(finding.share * 100, 1) });
      case 'hired':
        return t('analysis.hired', { count: number(finding.share * 10, 1) });
      default:
        return t(`analysis.${finding.key}`);
    }
  };
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1}>
        {t('analysis.title')}
      </h2>
      <CheckList items={findFindings(report.days, report.before).map(say)} label={t('analysis.title')} />
      <Buttons>
        <Button variant="ghost" onClick={onClose}>
          {t('action.closeAnalysis')}
        </Button>
      </Buttons>
    </Card>
  );
}
