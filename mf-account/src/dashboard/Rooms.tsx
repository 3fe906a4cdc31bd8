import { useT } from '@marketplace/section-kit';
import { Tile, TileGrid } from '@marketplace/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useApplications } from '../apply/useApplications';
import { useStaffCounts } from '../staff/useStaff';
import { dashboardMessages } from './dashboardMessages';

const Root = styled.section`
  margin-top: var(--ui-s-40);
  & > h2 { margin-bottom: var(--ui-s-24); font-size: 1.375rem; }
`;

/** The ways into what only some accounts have: an application with its page, and the queues of the staff. */
export function Rooms() {
  const t = useT(dashboardMessages);
  const titleId = useId();
  const [application] = useApplications().data ?? [];
  const counts = useStaffCounts().data;
  if (!application && !counts) return null;
  const waiting = counts?.queues.reduce((sum, { n }) => sum + n, 0) ?? 0;
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{t('rooms.title')}</h2>
      <TileGrid>
        {application && (
          <Tile
            href="/account/apply"
            icon="HardHat"
            tone="spruce"
            title={t('room.apply')}
            text={application.page?.name ?? application.company}
          />
        )}
        {counts && (
          <Tile href="/account/staff" icon="ShieldCheck" tone="lake" title={t('room.staff')} text={t('room.staff.text', { n: waiting })} />
        )}
      </TileGrid>
    </Root>
  );
}
