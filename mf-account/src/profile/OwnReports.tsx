import { useLocale, useT } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { ownReportMessages } from './ownReportMessages';
import { ProfileCard } from './ProfileCard';
import type { OwnReport } from './useOwnReports';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-16);
  overflow-wrap: anywhere;
  & p { color: var(--ui-ink-muted); white-space: pre-line; }
`;

/** What the account reported and what staff decided about it. */
export function OwnReports({ reports }: { reports: readonly OwnReport[] }) {
  const t = useT(ownReportMessages);
  const locale = useLocale();
  const day = (at: string) => formatDate(at, locale, { dateStyle: 'long' });
  return (
    <ProfileCard id="reports" title={t('title')} lead={t('lead')}>
      <List role="list">
        {reports.map(({ id, kind, company, created_at, status, closed_at, ground, explanation }) => (
          <li key={id}>
            {t('reported', { what: company ? t(`${kind}.of`, { company: company.name }) : t(kind), date: day(created_at) })}
            <p>{t(status, { date: day(closed_at ?? created_at) })}</p>
            {ground && <p>{t('ground', { ground: t(`ground.${ground}`) })}</p>}
            {explanation && <p>{t('explanation', { words: explanation })}</p>}
          </li>
        ))}
      </List>
    </ProfileCard>
  );
}
