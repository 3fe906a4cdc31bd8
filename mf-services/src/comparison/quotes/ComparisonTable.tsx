import { useLocale, useT } from '@marketplace/section-kit';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { Fragment, type Ref } from 'react';
import { Badge, formatDate, TextLink, VisuallyHidden } from '@marketplace/shared-ui';
import type { ProjectView } from '../../tracking/ProjectView';
import { RequestActions } from '../../tracking/RequestActions';
import { StatusBadge } from '../../tracking/StatusBadge';
import { comparisonMessages } from './comparisonMessages';
import { isExpired, optionsOf, type ComparedQuote } from './ComparedQuote';
import { FactRows, GroupRow } from './FactRows';
import { Scroll, Stack, Table } from './tableStyles';

interface ComparisonTableProps {
  /** The box that scrolls. */
  ref: Ref<HTMLDivElement>;
  offers: readonly ComparedQuote[];
  /** Where the request comes from. */
  source: ProjectView['project']['source'];
  /** Secret of the private link of a guest. */
  token: string | null;
  /** Says that the address has to be confirmed first; `null` when it is. */
  onUnconfirmed: (() => void) | null;
  onChanged: () => Promise<unknown>;
  /** Chooses an optional line, or no longer. */
  onToggle: (line: string) => void;
}

/** One column for each quote, one row for each fact. */
export function ComparisonTable({ ref, offers, source, token, onUnconfirmed, onChanged, onToggle }: ComparisonTableProps) {
  const t = useT(comparisonMessages);
  return (
    <Scroll ref={ref} role="region" aria-label={t('table')} tabIndex={0}>
      <Table $offers={offers.length}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('fact')}</VisuallyHidden>
            </th>
            {offers.map((offer) => (
              <th scope="col" key={offer.id}>
                <Head offer={offer} source={source} />
              </th>
            ))}
          </tr>
        </thead>
        <FactRows offers={offers} token={token} onToggle={onToggle} />
        <tbody data-print="hide">
          <GroupRow label={t('group.next')} offers={offers.length} />
          <tr>
            <th scope="row">{t('row.actions')}</th>
            {offers.map((offer) => (
              <td key={offer.id}>
                {isExpired(offer) ? (
                  <Expired offer={offer} />
                ) : (
                  <RequestActions {...{ source, token, onUnconfirmed, onChanged }} request={offer} options={optionsOf(offer)} />
                )}
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Scroll>
  );
}

function Head({ offer, source }: Pick<ComparisonTableProps, 'source'> & { offer: ComparedQuote }) {
  const t = useT(comparisonMessages);
  const { provider, status } = offer;
  return (
    <Stack>
      <TextLink href={`/services/${encodeURIComponent(provider.id)}`}>{provider.name}</TextLink>
      {provider.is_sample && <SampleBadge />}
      {isExpired(offer) ? <Badge tone="danger">{t('expired')}</Badge> : <StatusBadge status={status} source={source} />}
    </Stack>
  );
}

function Expired({ offer: { provider, quote } }: { offer: ComparedQuote }) {
  const t = useT(comparisonMessages);
  const locale = useLocale();
  const date = quote.valid_until ? formatDate(quote.valid_until, locale, { dateStyle: 'long', timeZone: 'UTC' }) : '';
  return <Fragment>{t('expired.text', { date, name: provider.name })}</Fragment>;
}
