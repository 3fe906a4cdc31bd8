import { useT } from '@marketplace/section-kit';
import { useCompanies, type Company } from '@marketplace/section-kit/companies';
import { media, TextLink } from '@marketplace/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { useCalendarToday } from '../calendar/useCalendar';
import { useAttention } from '../frame/useAttention';
import { dashboardMessages } from './dashboardMessages';

const Root = styled.section`
  margin-bottom: var(--ui-s-32);
  & > h2 { margin-bottom: var(--ui-s-12); font-size: 1.125rem; }
`;

const Figures = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: var(--ui-s-8);
  padding: 0;
  list-style: none;
  ${media.md} { gap: var(--ui-s-24); }
`;

const Figure = styled(TextLink)`
  display: grid;
  gap: var(--ui-s-4);
  padding: var(--ui-s-12);
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-card);
  font-size: 0.9375rem;
  text-decoration: none;
  overflow-wrap: anywhere;
  & > span { text-decoration: underline; }
  & > strong {
    color: var(--ui-ink);
    font: 700 1.5rem/1.12 var(--ui-font-display);
    font-variant-numeric: tabular-nums;
  }
`;

/** What waits at the company that the account works for; nothing for who works for none. */
export function CompanyStrip() {
  const { company, search } = useCompanies();
  return company && <OfCompany key={company.id} company={company} search={search} />;
}

function OfCompany({ company: { id, name }, search }: { company: Company; search: string }) {
  const t = useT(dashboardMessages);
  const titleId = useId();
  const waits = useAttention().data?.companies.find((company) => company.id === id);
  const planned = useCalendarToday(id).data?.entries.length;
  const figures = [
    { key: 'new', n: waits?.new, href: `/account/leads${search}` },
    { key: 'unread', n: waits?.unread, href: `/account/leads${search}` },
    { key: 'today', n: planned, href: `/account/calendar${search}` },
  ] as const;
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{t('company', { name })}</h2>
      <Figures role="list">
        {figures.map(({ key, n, href }) => (
          <li key={key}>
            <Figure href={href}>
              <span>{t(`company.${key}`)}</span>
              <strong>{n ?? '–'}</strong>
            </Figure>
          </li>
        ))}
      </Figures>
    </Root>
  );
}
