import { dayOf, useLocale, useT } from '@marketplace/section-kit';
import { calendarFile, downloadFile } from '@marketplace/section-kit/export';
import { Badge, Button, Card, CardActions, easternTimeZone, formatDate, Icon, LinkButton } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import styled from 'styled-components';
import { eventMessages } from './eventMessages';
import type { Session } from './sessions';

const Head = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--ui-s-16);
  & h3 { font-size: 1.1875rem; }
`;

/** The day as a calendar leaf; the words below say the same. */
const Leaf = styled.span`
  display: grid;
  justify-items: center;
  align-content: center;
  width: 64px;
  height: 64px;
  background: var(--ui-primary-soft);
  color: var(--ui-primary-soft-ink);
  border-radius: var(--ui-radius-l);
  font-size: 0.8125rem;
  & > strong { font: 700 1.5rem/1.1 var(--ui-font-display); }
`;

const Muted = styled.p`
  color: var(--ui-ink-muted);
`;

const Line = styled.p`
  display: flex;
  gap: var(--ui-s-8);
  & > svg { flex: none; margin-top: 2px; color: var(--ui-primary); }
`;

/** One date of the sample calendar. */
export function SessionCard({ session }: { session: Session }) {
  const t = useT(eventMessages);
  const locale = useLocale();
  const { kind, start, minutes, isOnline, audience } = session;
  const { title, text } = session.words[locale];
  const where = t(isOnline ? 'online' : 'onsite');
  const part = (options: Intl.DateTimeFormatOptions) => formatDate(start, locale, { ...options, timeZone: easternTimeZone });
  const date = part({ dateStyle: 'full', timeStyle: 'short' });

  const save = () => {
    const day = dayOf(start, easternTimeZone);
    const event = {
      id: `${kind}-${day}`,
      start,
      minutes,
      title: t('file.title', { title: `${brand.name}, ${title}` }),
      description: text,
      location: where,
    };
    downloadFile(`${kind}-${day}.ics`, 'text/calendar', calendarFile(event, new Date()));
  };

  return (
    <Card>
      <Head>
        <Leaf aria-hidden="true">
          <strong>{part({ day: 'numeric' })}</strong>
          {part({ month: 'short' })}
        </Leaf>
        <div>
          <h3>{title}</h3>
          <Muted>
            <time dateTime={start.toISOString()}>{t('when', { date, minutes })}</time>
          </Muted>
        </div>
      </Head>
      <p>{text}</p>
      <Line>
        <Icon name={isOnline ? 'Globe' : 'MapPin'} />
        <span>{where}</span>
      </Line>
      <CardActions>
        {audience.map((whom) => (
          <Badge key={whom} tone="neutral">
            {t(`audience.${whom}`)}
          </Badge>
        ))}
      </CardActions>
      <CardActions>
        <Button variant="outline" icon="Calendar" aria-label={t('calendar.label', { title, date })} onClick={save}>
          {t('calendar')}
        </Button>
        <LinkButton href="/contact" variant="ghost" aria-label={t('place.label', { title, date })}>
          {t('place')}
        </LinkButton>
      </CardActions>
    </Card>
  );
}
