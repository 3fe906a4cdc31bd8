import styled from 'styled-components';
import { ANY_END, Held } from '../deals/Held';
import { TimeLeft } from '../deals/TimeLeft';
import { FlyerActions } from './FlyerActions';
import type { Flyer } from './useFlyer';
import { WeekBadge } from './WeekBadge';
import { WeekLinks } from './WeekLinks';

const Facts = styled(Held)`
  display: grid;
  gap: var(--ui-s-16);
  justify-items: start;
`;

/** As much as a flyer has to say of itself. */
const anyFlyer: Flyer = {
  week: '2026-11-16',
  startsAt: '2026-11-16T14:00:00Z',
  endsAt: ANY_END.endsAt,
  answeredAt: 0,
  ended: false,
  previous: '2026-11-09',
  next: null,
  categories: [],
};

interface FlyerFactsProps {
  /** `undefined` while it is on its way; its room is held. */
  flyer: Flyer | undefined;
  ended: boolean;
  /** Milliseconds, see `useTimeLeft`. */
  left: number | null;
  hasNone: boolean;
}

/** What stands under the title: which week it is, how long it counts, what to do with it, and the weeks beside it. */
export function FlyerFacts({ flyer, ended, left, hasNone }: FlyerFactsProps) {
  const shown = flyer ?? anyFlyer;
  return (
    <Facts $waits={!flyer}>
      <WeekBadge flyer={shown} />
      {!ended && !hasNone && (
        <div data-print="hide">
          <TimeLeft endsAt={shown.endsAt} left={flyer ? left : ANY_END.left} />
        </div>
      )}
      {!hasNone && <FlyerActions flyer={shown} />}
      <WeekLinks flyer={shown} ended={ended} />
    </Facts>
  );
}
