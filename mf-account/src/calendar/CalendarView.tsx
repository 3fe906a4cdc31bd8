import { useT } from '@marketplace/section-kit';
import type { Company } from '@marketplace/section-kit/companies';
import styled from 'styled-components';
import { ProfileCard } from '../profile/ProfileCard';
import { Agenda } from './Agenda';
import { AvailabilityFacts } from './AvailabilityFacts';
import { AvailabilityForm } from './AvailabilityForm';
import { calendarMessages } from './calendarMessages';
import { FeedCard } from './FeedCard';
import type { Calendar } from './useCalendar';

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--ui-s-24);
  padding-bottom: var(--ui-s-64);
`;

interface CalendarViewProps {
  company: Company;
  calendar: Calendar;
}

/** Whether the company takes new work, to change for those who answer for it, and its days. */
export function CalendarView({ company, calendar }: CalendarViewProps) {
  const t = useT(calendarMessages);
  const isLive = company.status === 'approved';
  const answers = isLive && company.role !== 'member';
  return (
    <Root>
      <ProfileCard title={t('work')} lead={t('work.lead')}>
        {answers ? (
          <AvailabilityForm company={company.id} stored={calendar.availability} />
        ) : (
          <AvailabilityFacts availability={calendar.availability} why={t(isLive ? 'readOnly' : 'inactive')} />
        )}
      </ProfileCard>
      <Agenda calendar={calendar} />
      {answers && <FeedCard company={company.id} />}
    </Root>
  );
}
