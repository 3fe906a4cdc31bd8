import { read, useDb, useLocale, useT } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { Icon } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { useTradeLabel } from '../trades/useTradeLabel';
import { visitMessages } from './visitMessages';
import { localText } from './visitText';
import { doClash } from './visitTimes';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-4);
  & > p { display: flex; gap: var(--ui-s-8); color: var(--ui-warning); font-size: 0.9375rem; }
  & svg { flex: none; margin-top: 2px; }

`;

interface ClashesProps {
  requestId: string;
  /** On the clock of the home: "2026-11-24T09:00". */
  starts: readonly string[];
  minutes: number;
}

/** Warns of times at which the company has offered or planned another visit. It may have its reasons, so nothing is refused. */
export function Clashes({ requestId, starts, minutes }: ClashesProps) {
  const t = useT(visitMessages);
  const db = useDb();
  const locale = useLocale();
  const tradeLabel = useTradeLabel();
  // Without an answer there is no warning, and the visit can be proposed all the same.
  const { data: others = [] } = useQuery({
    queryKey: ['services', 'company-visits', requestId],
    staleTime: 0,
    queryFn: async ({ signal }) => (await read(db.rpc('company_visits', { request_id: requestId }).abortSignal(signal))).data,
  });
  const clashes = starts.flatMap((start) =>
    others.filter((other) => doClash({ start, minutes }, other)).map((other) => ({ start, other })),
  );
  return (
    <Root role="status">
      {clashes.map(({ start, other }) => (
        <p key={`${start} ${other.request_id} ${other.start}`}>
          <Icon name="TriangleAlert" size={18} />
          <span>
            {t(other.picked ? 'clash.picked' : 'clash.offered', {
              time: localText(start, locale),
              other: [tradeLabel(other.service ?? ''), other.reference].filter(Boolean).join(', '),
            })}{' '}
            {t('clash.text')}
          </span>
        </p>
      ))}
    </Root>
  );
}
