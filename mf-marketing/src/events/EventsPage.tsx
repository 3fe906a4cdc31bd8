import { usePage, useSearchQuery, useT } from '@marketplace/section-kit';
import { useEffect, useState } from 'react';
import { CardGrid, Container, CtaBand, FilterChip, LinkButton, PageHeader } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { Notice } from '../page-blocks/Notice';
import { audiences } from './audiences';
import { eventMessages } from './eventMessages';
import { eventsQuery } from './eventsQuery';
import { SessionCard } from './SessionCard';
import { nextSessions, type Session } from './sessions';

/** Fills rows of three, of two and of one. */
const shown = 6;

const Body = styled.div`
  display: grid;
  gap: var(--ui-s-24);
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
`;

const Rhythm = styled.section`
  display: grid;
  gap: var(--ui-s-8);
  max-width: 68ch;
  padding-block: var(--ui-s-16);
`;

/** Held by dates of any month, unseen, so that those that come move nothing. */
const Calendar = styled.div<{ $waits: boolean }>`
  position: relative;
  ${({ $waits }) => $waits && '& > ul { visibility: hidden; }'}
  & > p { position: absolute; }
`;
const ANY_DAY = new Date('2026-11-01T12:00:00Z');

/** The sample calendar. Its dates are known in the browser only: a stored page must not show past ones. */
export function Component() {
  const t = useT(eventMessages);
  const [{ audience }, setQuery] = useSearchQuery(eventsQuery);
  const [known, setSessions] = useState<Session[] | null>(null);
  useEffect(() => setSessions(nextSessions(new Date(), audience || null, shown)), [audience]);
  const sessions = known ?? nextSessions(ANY_DAY, audience || null, shown);
  usePage({ title: t('title') });

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        breadcrumb={[{ href: '/', label: t('home') }, { label: t('title') }]}
        breadcrumbLabel={t('breadcrumb')}
      />
      <Container>
        <Body>
          <Notice icon="Calendar">
            <p>
              <strong>{t('sample')}</strong>
            </p>
            <p>{t('sample.text')}</p>
          </Notice>
          <Row role="group" aria-label={t('audience.label')}>
            <FilterChip selected={audience === ''} onClick={() => setQuery({ audience: '' })}>
              {t('audience.all')}
            </FilterChip>
            {audiences.map((whom) => (
              <FilterChip key={whom} selected={audience === whom} onClick={() => setQuery({ audience: whom })}>
                {t(`audience.${whom}`)}
              </FilterChip>
            ))}
          </Row>
          <h2>{t('upcoming')}</h2>
          <Calendar $waits={!known}>
            {!known && <p>{t('pending')}</p>}
            <CardGrid min={340} aria-label={t('upcoming')}>
              {sessions.map((session) => (
                <li key={`${session.kind} ${session.start.toISOString()}`}>
                  <SessionCard session={session} />
                </li>
              ))}
            </CardGrid>
          </Calendar>
          <Rhythm>
            <h2>{t('rhythm.title')}</h2>
            <p>{t('rhythm.text')}</p>
          </Rhythm>
        </Body>
      </Container>
      <CtaBand title={t('more.title')} text={t('more.text')}>
        <LinkButton href="/guides" variant="accent">
          {t('more.guides')}
        </LinkButton>
        <LinkButton href="/contact" variant="outline">
          {t('more.contact')}
        </LinkButton>
      </CtaBand>
    </>
  );
}
