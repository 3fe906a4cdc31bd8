import { useLocale, useT } from '@marketplace/section-kit';
import { downloadFile } from '@marketplace/section-kit/export';
import { Button, formatDate, formatNumber } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { InvestorCard } from './InvestorCard';
import { investorMessages } from './investorMessages';
import { reportFile, reports, type Report } from './reportFile';

export const Entries = styled.ul`
  display: grid;
  & > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: var(--ui-s-8) var(--ui-s-16);
    padding-block: var(--ui-s-16);
  }
  & > li + li { border-top: 1px solid var(--ui-line); }
  & > li > div:first-child { flex: 1 1 260px; min-width: 0; }
  & p { font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

/** Dated files, made from the figures of this page when they are asked for. */
export function LatestReports() {
  const t = useT(investorMessages);
  const locale = useLocale();
  const columns = [
    t('reports.column.end'),
    ...(['listings', 'advertising', 'referrals', 'total'] as const).map((key) => t(`performance.${key}`)),
  ];
  const nameOf = ({ quarter: { quarter, year } }: Report) => t('reports.name', { quarter: t('quarter', { quarter, year }) });
  return (
    <InvestorCard title={t('reports.title')} isSample>
      <Entries role="list">
        {reports.map((report) => {
          const text = reportFile(report, columns);
          return (
            <li key={report.published}>
              <div>
                <h3>{nameOf(report)}</h3>
                <p>
                  {t('reports.meta', {
                    date: formatDate(report.published, locale, { dateStyle: 'long', timeZone: 'UTC' }),
                    bytes: formatNumber(new TextEncoder().encode(text).length, locale),
                  })}
                </p>
              </div>
              <Button
                variant="outline"
                icon="Download"
                aria-label={t('reports.download', { name: nameOf(report) })}
                onClick={() => downloadFile(`sample-figures-${report.quarter.end}.csv`, 'text/csv', text)}
              >
                {t('reports.csv')}
              </Button>
            </li>
          );
        })}
      </Entries>
    </InvestorCard>
  );
}
