import { pagePart, useLatePart } from '@marketplace/section-kit/query';
import { Button, EmptyState, ErrorState } from '@marketplace/shared-ui';
import { Tabs } from '@marketplace/shared-ui/tabs';
import { useRef, useState, type ReactNode } from 'react';
import { ReportPart } from './parts/ReportPart';
import { Buttons } from './parts/partStyle';
import { SourceNotice } from './parts/SourceNotice';
import { Toolbar } from './parts/Toolbar';
import { measures } from './figures/measures';
import type { Report } from './Report';
import { reportTabs, type ReportQuery, type ReportTab } from './reportQuery';
import { sampleEnd } from './sample/sampleDays';
import type { MoreTabProps } from './tabs/MoreTabs';
import { OverviewTab } from './tabs/OverviewTab';
import { useReportWords } from './useReportWords';

const analysis = pagePart('marketing/report-analysis', () => import('./parts/Analysis'));
const moreTabs = pagePart('marketing/report-tabs', () => import('./tabs/MoreTabs'));

const loadFile = () => import('./saveReport');

interface ReportBodyProps {
  query: ReportQuery;
  /** The parts that are offered; the first where the address asks for another. */
  tabs?: readonly ReportTab[];
  report: Report;
  onChange: (changes: Partial<ReportQuery>) => void;
}

/** The report once there are figures, a company's own or made-up ones. */
export function ReportBody({ query: asked, tabs = reportTabs, report, onChange }: ReportBodyProps) {
  const query = tabs.includes(asked.tab) ? asked : { ...asked, tab: tabs[0]! };
  const words = useReportWords();
  const { t, date } = words;
  const { data: file, error: noFile, refetch } = useLatePart('marketing/report-file', loadFile);
  const save = (what: 'all' | 'tab') => file?.saveReport(what, query, report, words, Date.now());
  const analyseButton = useRef<HTMLButtonElement>(null);
  const [wasAsked, setAsked] = useState(false);
  const analyse = () => {
    setAsked(true);
    onChange({ isAnalysed: true });
  };
  // The button that had the focus goes away with the analysis.
  const closeAnalysis = () => {
    analyseButton.current?.focus();
    onChange({ isAnalysed: false });
  };
  const datesButton = useRef<HTMLButtonElement>(null);
  // Nor is there a button that shows other days once there is something in them.
  const showLast = (days: 28 | 365) => {
    datesButton.current?.focus();
    onChange({ days, from: '', to: '' });
  };
  const hasDays = report.days.length > 0;
  const empty = (
    <EmptyState title={t('empty.title')} text={report.sample && t('empty.text', { date: date(sampleEnd) })}>
      <Button variant="outline" onClick={() => showLast(28)}>
        {t('empty.action')}
      </Button>
    </EmptyState>
  );
  const isQuiet = report.days.every((day) => measures.every((measure) => day[measure] === 0));
  const quiet = (
    <EmptyState title={t('quiet.title')} text={t('quiet.text', { first: date(report.first), last: date(report.last) })}>
      <Button variant="outline" onClick={() => showLast(365)}>
        {t('dates.last', { count: 365 })}
      </Button>
    </EmptyState>
  );
  const more = (tab: MoreTabProps['tab']) => (
    <ReportPart part={moreTabs}>{({ MoreTabs }) => <MoreTabs tab={tab} query={query} report={report} onChange={onChange} />}</ReportPart>
  );
  const panels: Record<ReportTab, ReactNode> = {
    overview: !hasDays ? empty : isQuiet ? quiet : <OverviewTab report={report} measures={query.measures} />,
    email: more('email'),
    activity: hasDays ? more('activity') : empty,
    reports: hasDays ? more('reports') : empty,
  };
  return (
    <>
      <Buttons>
        <Button ref={analyseButton} icon="Search" size="lg" disabled={!hasDays} onClick={analyse}>
          {t('action.analyse')}
        </Button>
        <Button variant="outline" icon="Download" size="lg" disabled={!hasDays || !file} onClick={() => save('all')}>
          {t('action.exportReport')}
        </Button>
      </Buttons>
      {noFile && <ErrorState title={t('file.failed')} text={t('part.hint')} onRetry={() => void refetch()} />}
      <SourceNotice report={report} />
      {query.isAnalysed && hasDays && (
        <ReportPart part={analysis}>
          {({ Analysis }) => <Analysis report={report} takesFocus={wasAsked} onClose={closeAnalysis} />}
        </ReportPart>
      )}
      <Toolbar query={query} report={report} onChange={onChange} onExport={file && (() => save('tab'))} datesRef={datesButton} />
      <Tabs
        label={t('tabs.label')}
        value={query.tab}
        onValueChange={(tab) => onChange({ tab: tab as ReportTab })}
        items={tabs.map((tab) => ({ value: tab, label: t(`tab.${tab}`), content: panels[tab] }))}
      />
    </>
  );
}
