import { formatCents, read, useDb, useLocale, useT } from '@marketplace/section-kit';
import { useQuery } from '@marketplace/section-kit/query';
import { formatDate } from '@marketplace/shared-ui';
import { Words } from '../../thread/Words';
import type { Offer } from './ComparedQuote';
import { comparisonMessages } from './comparisonMessages';
import { quoteChanges, type QuoteChange } from './quoteChanges';
import { Lines, Quiet, Stack } from './tableStyles';

interface RevisedCellProps {
  offer: Offer;
  /** Secret of the private link of a guest. */
  token: string | null;
}

/** When a quote was revised, and what changed from the one before it. */
export function RevisedCell({ offer: { id, quote, previous }, token }: RevisedCellProps) {
  const t = useT(comparisonMessages);
  const db = useDb();
  const locale = useLocale();
  const isRevised = quote.version > 1;
  const { data = previous, error } = useQuery({
    queryKey: ['services', 'previous-quote', quote.id],
    enabled: isRevised && !previous,
    queryFn: async ({ signal }) =>
      (await read(db.rpc('previous_quote', { request_id: id, ...(token && { token }) }).abortSignal(signal))).data,
  });
  if (!isRevised || !quote.sent_at) return <Quiet>{t('revised.not')}</Quiet>;
  const price = (cents: number | null) => (cents === null ? '' : formatCents(cents, locale));
  const words = ({ what, before, after }: QuoteChange) => t(`revised.${what}`, { before: price(before), after: price(after) });
  const changes = data ? quoteChanges(data.lines, quote.lines) : [];
  return (
    <Stack>
      <span>{formatDate(quote.sent_at, locale, { dateStyle: 'long' })}</span>
      {changes.length > 0 && (
        <Lines role="list">
          {changes.map((change, index) => (
            <li key={`${index} ${change.description}`}>
              <span>
                <Words body={change.description} />
              </span>
              <small>{words(change)}</small>
            </li>
          ))}
        </Lines>
      )}
      {data && changes.length === 0 && <Quiet>{t('revised.same')}</Quiet>}
      {error && <Quiet>{t('revised.failed')}</Quiet>}
    </Stack>
  );
}
