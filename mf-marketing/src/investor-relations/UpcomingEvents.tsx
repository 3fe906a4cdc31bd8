import { useLocale, useT } from '@marketplace/section-kit';
import { calendarFile, downloadFile } from '@marketplace/section-kit/export';
import { Button, easternTimeZone, formatDate, TextLink } from '@marketplace/shared-ui';
import { brand } from '@marketplace/shared-ui/brand';
import { useEffect, useState } from 'react';
import { InvestorCard } from './InvestorCard';
import { nextInvestorEvents, type InvestorEvent } from './investorEvents';
import { investorMessages } from './investorMessages';
import { Entries } from './LatestReports';

const shown = 3;

/** The next dates, each with a file for one's own calendar. Known in the browser only: a stored page must not show past ones. */
export function UpcomingEvents() {
  const t = useT(investorMessages);
  const locale = useLocale();
  const [events, setEvents] = useState<InvestorEvent[]>([]);
  useEffect(() => setEvents(nextInvestorEvents(new Date(), shown)), []);

  const save = ({ kind, start, minutes }: InvestorEvent) => {
    const day = start.toISOString().slice(0, 10);
    const file = calendarFile(
      {
        id: `${kind}-${day}`,
        start,
        minutes,
        title: t('events.sample', { title: `${brand.name}, ${t(`events.${kind}`)}` }),
        description: t(`events.${kind}.text`),
        location: t('events.where'),
      },
      new Date(),
    );
    downloadFile(`${kind}-${day}.ics`, 'text/calendar', file);
  };

  return (
    <InvestorCard title={t('events.title')} isSample>
      {events.length === 0 && <p>{t('events.pending')}</p>}
      <Entries role="list">
        {events.map((event) => {
          const { kind, start } = event;
          const date = formatDate(start, locale, { dateStyle: 'full', timeStyle: 'short', timeZone: easternTimeZone });
          return (
            <li key={start.toISOString()}>
              <div>
                <h3>{t(`events.${kind}`)}</h3>
                <p>
                  <time dateTime={start.toISOString()}>{t('events.when', { date })}</time>
                </p>
                <p>{t(`events.${kind}.text`)}</p>
              </div>
              <Button
                variant="outline"
                icon="Calendar"
                aria-label={t('events.add', { event: t(`events.${kind}`), date })}
                onClick={() => save(event)}
              >
                {t('events.button')}
              </Button>
            </li>
          );
        })}
      </Entries>
      <p>{t('events.where')}</p>
      <p>
        <TextLink href={`mailto:${brand.businessEmail}`}>{t('events.register')}</TextLink>
      </p>
    </InvestorCard>
  );
}
