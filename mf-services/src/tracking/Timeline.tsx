import { useLocale, useT } from '@marketplace/section-kit';
import { formatDate } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { RequestEvent } from './ProjectView';
import { statusMessages } from './statusMessages';
import { trackingMessages } from './trackingMessages';

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

/** Everything that happened with one provider, oldest first, as both sides see it. */
export function Timeline({ events, providerName }: { events: readonly RequestEvent[]; providerName: string }) {
  const t = useT(trackingMessages);
  const status = useT(statusMessages);
  const locale = useLocale();
  return (
    <List role="list" aria-label={t('timeline')}>
      {events.map(({ at, actor, to_status, note }, index) => (
        <li key={`${index} ${at}`}>
          <strong>{status(to_status)}</strong>
          <Meta>
            {t(`actor.${actor}`, { name: providerName })}
            {' · '}
            <time dateTime={at}>{formatDate(at, locale, { dateStyle: 'long', timeStyle: 'short' })}</time>
          </Meta>
          {note && <span>{note}</span>}
        </li>
      ))}
    </List>
  );
}
