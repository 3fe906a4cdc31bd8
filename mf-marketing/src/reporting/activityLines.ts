import type { Translate } from '@marketplace/section-kit';
import type { OwnActivity } from './ownReport';
import type { Report } from './Report';
import type { ReportQuery } from './reportQuery';
import { sampleActivity } from './sample/sampleEntities';
import type { tabMessages } from './tabs/tabMessages';
import type { ReportWords } from './useReportWords';

interface FeedWords extends Pick<ReportWords, 't' | 'ago'> {
  /** Of the texts that come with the feed. */
  more: Translate<keyof (typeof tabMessages)['catalogues']['en']>;
}

/** A line of the feed, in words. */
export interface ActivityLine {
  id: string;
  who: string;
  what: string;
  /** How long ago, in words; the moment for machines. */
  when: string;
  moment: string;
}

const actors = ['homeowner', 'provider', 'system', 'staff'] as const;
const statuses = ['sent', 'viewed', 'interested', 'quoted', 'connected', 'hired', 'completed', 'declined', 'withdrawn', 'expired'] as const;

/**
 * The feed, of those who were asked for.
 *
 * @param now `null` until it is known: then nothing says how long ago it was
 */
export function activityLines(
  { activity }: Report,
  wanted: ReportQuery['actor'],
  { t, more, ago }: FeedWords,
  now: number | null,
): ActivityLine[] {
  if (activity === null) {
    const kindOf = { welcome: 'campaign', seasonal: 'campaign', homeowner: 'homeowner', team: 'provider' } as const;
    return sampleActivity
      .filter(({ actor }) => !wanted || kindOf[actor] === wanted)
      .map(({ key, actor, minutesAgo }) => ({
        id: key,
        who: more(`sampleActor.${actor}`),
        what: more(`activity.sample.${key}`),
        when: ago(minutesAgo),
        moment: `PT${minutesAgo}M`,
      }));
  }
  const line = ({ at, actor, status, service }: OwnActivity, index: number): ActivityLine[] => {
    const who = actors.find((known) => known === actor);
    const what = statuses.find((known) => known === status);
    // A state that was added later than this page has no words here.
    if (!who || !what || (wanted && wanted !== who)) return [];
    return [
      {
        id: `${at} ${index}`,
        who: t(`actor.${who}`),
        what: more(`activity.status.${what}`, { service: service ?? more('activity.anyService') }),
        when: now === null ? '' : ago(Math.max(0, (now - Date.parse(at)) / 60_000)),
        moment: at,
      },
    ];
  };
  return activity.flatMap(line);
}
