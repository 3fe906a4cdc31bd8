import { useLocale, useT } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { RequestEvent } from './ProjectView';
import { Words } from '../thread/Words';
import { eventMessages } from './eventMessages';
import { useEventWords } from './useEventWords';

const List = styled.ol`
  display: grid;
  gap: var(--ui-s-16);
  margin: 0;
  list-style: none;
  /* The base style of lists takes every padding away. */
  && { padding: 0 0 0 var(--ui-s-20); margin-inline-start: 5px; }
  border-inline-start: 2px solid var(--ui-line);
  & > li { position: relative; display: grid; gap: 2px; min-width: 0; overflow-wrap: anywhere; }
  & > li::before {
    content: '';
    position: absolute;
    inset-block-start: 7px;
    inset-inline-start: calc(-1 * var(--ui-s-20) - 6px);
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--ui-primary);
  }
`;

const Meta = styled.span`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

interface TimelineProps {
  events: readonly RequestEvent[];
  /** Which side reads it. */
  side: 'homeowner' | 'company';
  /** Of the company. */
  providerName: string;
  /** Whether it is about a list of materials: a quote is accepted, nobody is hired. */
  isOfList?: boolean;
  /** For the company: who asks, once that is known. */
  homeownerName?: string;
}

/** Everything that happened between a homeowner and a company, oldest first. */
export function Timeline({ events, side, providerName, isOfList, homeownerName }: TimelineProps) {
  const t = useT(eventMessages);
  const words = useEventWords(side, isOfList);
  const locale = useLocale();
  const actorOf = (actor: RequestEvent['actor']) =>
    actor === 'homeowner' && side === 'company' ? (homeownerName ?? t('actor.other')) : t(`actor.${actor}`, { name: providerName });
  return (
    <List role="list" aria-label={t('timeline')}>
      {events.map((event, index) => (
        <li key={`${index} ${event.at}`}>
          <strong>{words(event)}</strong>
          <Meta>
            {actorOf(event.actor)}
            {' · '}
            <time dateTime={event.at}>{formatDate(event.at, locale, { dateStyle: 'long', timeStyle: 'short' })}</time>
          </Meta>
          {event.note && (
            <span>
              <Words body={event.note} />
            </span>
          )}
        </li>
      ))}
    </List>
  );
}
