import { useT } from '@marketplace/section-kit';
import { useCompanies, type Company } from '@marketplace/section-kit/companies';
import { Icon, LinkButton, TextLink } from '@marketplace/shared-ui';
import { useId } from 'react';
import styled from 'styled-components';
import { standingMessages } from './standingMessages';
import { useStanding } from './useStanding';

const Root = styled.section`
  display: grid;
  gap: var(--ui-s-12);
  justify-items: center;
  padding-bottom: var(--ui-s-32);
  & > h3 { font-size: 1.125rem; }
`;

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  max-width: 60ch;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { display: grid; grid-template-columns: 24px 1fr; gap: var(--ui-s-4) var(--ui-s-12); }
  & svg { margin-top: 2px; }
  & a { padding-block: 2px; }
  & small { display: block; font-size: 0.9375rem; color: var(--ui-ink-muted); }
`;

type Point = NonNullable<ReturnType<typeof useStanding>['data']>['points'][number]['key'];

/** The room of each point, and its part there. */
const places: Readonly<Record<Point, readonly [room: string, part: string]>> = {
  open: ['calendar', ''],
  about: ['listing', '#about'],
  price: ['listing', '#services'],
  photos: ['listing', '#projects'],
  checks: ['listing', '#credentials'],
  areas: ['listing', '#place'],
};

/** What makes homeowners find a company and ask it, what of it the company has, and for who may change it the way there. */
export function Findability({ company }: { company: Company }) {
  const t = useT(standingMessages);
  const titleId = useId();
  const { search } = useCompanies();
  const { data } = useStanding(company.id);
  if (!data) return null;
  const name = (key: Point) => {
    if (company.role === 'member') return t(`point.${key}`);
    const [room, part] = places[key];
    return <TextLink href={`/account/${room}${search}${part}`}>{t(`point.${key}`)}</TextLink>;
  };
  return (
    <Root aria-labelledby={titleId}>
      <h3 id={titleId}>{t('points.title')}</h3>
      <List role="list">
        {data.points.map(({ key, done }) => (
          <li key={key}>
            <Icon name={done ? 'Check' : 'Minus'} aria-hidden="true" />
            <span>
              {name(key)}
              <small>{t(done ? 'point.done' : `point.${key}.missing`)}</small>
            </span>
          </li>
        ))}
      </List>
      {company.status === 'approved' && <LinkButton href={`/services/${company.id}`}>{t('points.page')}</LinkButton>}
    </Root>
  );
}
