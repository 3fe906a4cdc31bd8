import { useT } from '@marketplace/section-kit';
import { Badge, Card, CardGrid, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { pauseIcon } from '../../icons/pauseIcon';
import { playIcon } from '../../icons/playIcon';
import { DataTable } from '../../page-blocks/DataTable';
import { Notice } from '../../page-blocks/Notice';
import { TabBody } from '../parts/partStyle';
import { TabTitle } from '../parts/TabTitle';
import type { ReportQuery } from '../reportQuery';
import { campaigns, templates } from '../sample/sampleEntities';
import { useReportWords } from '../useReportWords';
import { tabMessages } from './tabMessages';

const Campaigns = styled.section`
  display: grid;
  gap: var(--ui-s-16);
  & strong { font: 700 1.25rem/1.2 var(--ui-font-display); }
  & li > p { color: var(--ui-ink-muted); }
`;

/** Campaigns and templates. Members have none yet, so these are always samples. */
export function EmailTab({ status, isOwn }: { status: ReportQuery['status']; isOwn: boolean }) {
  const { t, number, percent } = useReportWords();
  const more = useT(tabMessages);
  const listed = campaigns.filter((campaign) => !status || campaign.status === status);
  return (
    <TabBody>
      <TabTitle tab="email" isSample />
      {isOwn && (
        <Notice>
          {more('email.ownNote')} <TextLink href="/email-marketing">{more('email.offer')}</TextLink>
        </Notice>
      )}
      <Campaigns aria-labelledby="report-campaigns">
        <h3 id="report-campaigns">{more('campaigns.title')}</h3>
        {listed.length === 0 && <p>{more('campaigns.none')}</p>}
        <CardGrid min={240}>
          {listed.map(({ key, length, status: state, metric }) => (
            <Card as="li" key={key}>
              <h4>{more(`campaign.${key}`)}</h4>
              <div>
                <Badge tone={state === 'active' ? 'success' : 'neutral'} icon={state === 'active' ? playIcon : pauseIcon}>
                  {t(`status.${state}`)}
                </Badge>
              </div>
              <p>{more('campaign.length', { count: number(length) })}</p>
              <strong>{more(`campaign.metric.${metric.key}`, { percent: percent(metric.share) })}</strong>
            </Card>
          ))}
        </CardGrid>
      </Campaigns>
      <DataTable
        caption={more('templates.title')}
        figures
        head={[more('column.template'), more('column.openRate'), more('column.clickRate'), more('column.conversions')]}
        rows={templates.map(({ key, openRate, clickRate, conversions }) => ({
          name: more(`template.${key}`),
          cells: [percent(openRate), percent(clickRate), number(conversions)],
        }))}
      />
    </TabBody>
  );
}
