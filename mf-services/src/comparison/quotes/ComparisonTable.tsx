import { useLocale, useT } from '@marketplace/section-kit';
import { SampleBadge } from '@marketplace/section-kit/sample';
import { Fragment } from 'react';
import { Badge, formatDate, TextLink, VisuallyHidden } from '@marketplace/shared-ui';
import { RequestActions } from '../../tracking/RequestActions';
import { StatusBadge } from '../../tracking/StatusBadge';
import { comparisonMessages } from './comparisonMessages';
import { isExpired, type ComparedQuote } from './ComparedQuote';
import { Scroll, Stack, Table } from './tableStyles';
import { useFacts } from './useFacts';

interface ComparisonTableProps {
  offers: readonly ComparedQuote[];
  /** Secret of the private link of a guest. */
  token: string | null;
  /** Says that the address has to be confirmed first; `null` when it is. */
  onUnconfirmed: (() => void) | null;
  onChanged: () => Promise<unknown>;
  /** Chooses an optional line, or no longer. */
  onToggle: (line: string) => void;
}

/** One column for each quote, one row for each fact. */
export function ComparisonTable({ offers, token, onUnconfirmed, onChanged, onToggle }: ComparisonTableProps) {
  const t = useT(comparisonMessages);
  const groups = useFacts(offers, onToggle);
  const group = (label: string) => (
    <tr>
      <th scope="rowgroup" colSpan={offers.length + 1}>
        <span>{label}</span>
      </th>
    </tr>
  );
  return (
    <Scroll role="region" aria-label={t('table')} tabIndex={0}>
      <Table $offers={offers.length}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('fact')}</VisuallyHidden>
            </th>
            {offers.map((offer) => (
              <th scope="col" key={offer.id}>
                <Head offer={offer} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, label, facts }) => (
          <tbody key={key}>
            {group(label)}
            {facts.map((fact) => (
              <tr key={fact.key}>
                <th scope="row">{fact.label}</th>
                {offers.map((offer) => (
                  <td key={offer.id}>{fact.cell(offer)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody data-print="hide">
          {group(t('group.next'))}
          <tr>
            <th scope="row">{t('row.actions')}</th>
            {offers.map((offer) => (
              <td key={offer.id}>
                {isExpired(offer) ? <Expired offer={offer} /> : <RequestActions {...{ token, onUnconfirmed, onChanged }} request={offer} />}
              </td>
            ))}
          </tr>
        </tbody>
      </Table>
    </Scroll>
  );
}

function Head({ offer }: { offer: ComparedQuote }) {
  const t = useT(comparisonMessages);
  const { provider, status } = offer;
  return (
    <Stack>
      <TextLink href={`/services/${encodeURIComponent(provider.id)}`}>{provider.name}</TextLink>
      {provider.is_sample && <SampleBadge />}
      {isExpired(offer) ? <Badge tone="danger">{t('expired')}</Badge> : <StatusBadge status={status} />}
    </Stack>
  );
}

function Expired({ offer: { provider, quote } }: { offer: ComparedQuote }) {
  const t = useT(comparisonMessages);
  const locale = useLocale();
  const date = quote.valid_until ? formatDate(quote.valid_until, locale, { dateStyle: 'long', timeZone: 'UTC' }) : '';
  return <Fragment>{t('expired.text', { date, name: provider.name })}</Fragment>;
}
