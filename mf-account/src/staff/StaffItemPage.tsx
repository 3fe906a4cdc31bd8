import { useLocale, useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import { useParams } from '@marketplace/section-kit/router';
import { formatDate, media, Skeleton } from '@marketplace/shared-ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { ProfileCard } from '../profile/ProfileCard';
import { ItemFacts } from './ItemFacts';
import { StaffFrame } from './StaffFrame';
import { staffMessages } from './staffMessages';
import { useFactWords } from './useFactWords';
import { useStaffItem, type StaffItem } from './useStaff';

const load = () => import(/* webpackChunkName: "decision-form" */ './DecisionForm');

const Columns = styled.div`
  display: grid;
  gap: var(--ui-s-24);
  align-items: start;
  padding-block: var(--ui-s-16) var(--ui-s-64);
  ${media.lg} { grid-template-columns: minmax(0, 3fr) minmax(0, 2fr); }
`;

const Stack = styled.div`
  display: grid;
  gap: var(--ui-s-24);
`;

/** One thing that waits: what is known of it, what was decided, and what can be decided now. */
export function StaffItemPage() {
  const { queue = '', id = '' } = useParams();
  const query = useStaffItem(queue, id);
  return (
    <StaffFrame title={query.data?.title} returnTo={`/account/staff/${queue}/${id}`} query={query}>
      {query.data && <Item key={id} queue={queue} id={id} item={query.data} />}
    </StaffFrame>
  );
}

function Item({ queue, id, item }: { queue: string; id: string; item: StaffItem }) {
  const t = useT(staffMessages);
  const locale = useLocale();
  const words = useFactWords();
  const state = useRef<HTMLParagraphElement>(null);
  return (
    <>
      <p ref={state} tabIndex={-1}>
        {words.status(item.status)} · {t('since', { date: formatDate(item.since, locale) })}
      </p>
      <Columns>
        <Stack>
          <ItemFacts item={item} />
        </Stack>
        <ProfileCard title={t('decide')}>
          {item.concerns_me && <p>{t('decide.own')}</p>}
          {!item.concerns_me && item.decisions.length === 0 && <p>{t('decide.none')}</p>}
          {item.decisions.length > 0 && (
            <LatePart name="account/decision-form" load={load} failed={t('decide.failed')} pending={<Skeleton height={240} />}>
              {({ DecisionForm }) => (
                <DecisionForm
                  // What is decided next has a reason of its own.
                  key={item.decisions.join(' ')}
                  queue={queue}
                  id={id}
                  decisions={item.decisions}
                  onDecided={() => state.current?.focus()}
                />
              )}
            </LatePart>
          )}
        </ProfileCard>
      </Columns>
    </>
  );
}

export { StaffItemPage as Component };
