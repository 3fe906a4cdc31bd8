import { useT } from '@marketplace/section-kit';
import { Card } from '@marketplace/shared-ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { BarChart } from '../../calculators/screens/charts/BarChart';
import { averageByWeekday, dayNamed } from '../figures/findFindings';
import { Pair, TabBody } from '../parts/partStyle';
import { TabTitle } from '../parts/TabTitle';
import { activityLines } from '../activityLines';
import type { Report } from '../Report';
import type { ReportQuery } from '../reportQuery';
import { useReportWords } from '../useReportWords';
import { tabMessages } from './tabMessages';

const Feed = styled.ol`
  display: grid;
  & > li { padding-block: var(--ui-s-12); }
  & > li + li { border-top: 1px solid var(--ui-line); }
  & time { display: block; font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

/** What happened lately, and on which days people look. */
export function ActivityTab({ report, actor }: { report: Report; actor: ReportQuery['actor'] }) {
  const { t, ago, number, weekday } = useReportWords();
  const more = useT(tabMessages);
  const lines = activityLines(report, actor, { t, more, ago }, useNow());
  const averages = averageByWeekday(report.days);
  const names = averages.map((_, index) => weekday(dayNamed(index)));
  const best = averages.indexOf(Math.max(...averages));
  const rows = averages.map((average, index) => [names[index]!, number(average, 1)] as const);
  return (
    <TabBody>
      <TabTitle tab="activity" isSample={report.sample !== null} />
      <Pair>
        <Card as="section" aria-labelledby="report-feed">
          <h3 id="report-feed">{more('activity.feed')}</h3>
          {lines.length === 0 && <p>{more('activity.none')}</p>}
          <Feed role="list">
            {lines.map(({ id, who, what, when, moment }) => (
              <li key={id}>
                <strong>{who}</strong> {what}
                <time dateTime={moment}>{when}</time>
              </li>
            ))}
          </Feed>
        </Card>
        {report.days.every(({ views }) => views === 0) ? (
          <p>{more('weekdays.none')}</p>
        ) : (
          <BarChart
            title={more('weekdays.title')}
            level={3}
            summary={more('weekdays.summary', { day: names[best]!, count: rows[best]![1] })}
            bars={rows.map(([label, text], index) => ({ label, text, values: [averages[index]!] }))}
            table={{ head: [more('column.weekday'), more('column.average')], rows }}
          />
        )}
      </Pair>
    </TabBody>
  );
}

/** The moment the page was opened; `null` until it runs in a browser. */
function useNow(): number | null {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
