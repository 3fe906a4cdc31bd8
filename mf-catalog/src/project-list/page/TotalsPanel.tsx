import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { taxMessages, type Province } from '@marketplace/section-kit/tax';
import { useId } from 'react';
import { formatNumber } from '@marketplace/shared-ui';
import styled from 'styled-components';
import type { VendorTotals } from '../list/listTotals';
import type { ListItem } from '../list/ProjectList';
import { listMessages } from '../listMessages';
import type { KnownTotals } from '../useTotals';
import { Panel } from './columns';

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(min-content, 1fr) minmax(0, auto);
  gap: var(--ui-s-4) var(--ui-s-16);
  font-variant-numeric: tabular-nums;
  & dd { text-align: end; }
`;

const Vendor = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  padding-bottom: var(--ui-s-12);
  border-bottom: 1px solid var(--ui-line);
  & > h3 { overflow-wrap: anywhere; }
`;

const Strong = styled.div`
  display: contents;
  font-weight: 700;
`;

const Grand = styled(Rows)`
  font-size: 1.125rem;
  font-weight: 700;
`;

const Small = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

const Warning = styled(Small)`
  color: var(--ui-warning);
`;

interface TotalsPanelProps {
  lines: readonly Pick<ListItem, 'vendorId' | 'vendorName'>[];
  known: KnownTotals;
  province: Province | null;
}

/** What everything costs, vendor by vendor, because each writes an invoice of its own. */
export function TotalsPanel({ lines, known: { totals, isComplete }, province }: TotalsPanelProps) {
  const t = useT(listMessages);
  const locale = useLocale();
  const headingId = useId();
  const nameOf = (vendorId: string | null) => lines.find((line) => line.vendorId === vendorId)?.vendorName ?? t('totals.noVendor');
  return (
    <Panel as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('totals.title')}</h2>
      {totals.vendors.map((vendor) => (
        <VendorPart key={vendor.vendorId} vendor={vendor} name={nameOf(vendor.vendorId)} isComplete={isComplete} />
      ))}
      <Grand aria-live="polite">
        <dt>{t(isComplete ? 'totals.all' : 'totals.before')}</dt>
        <dd>{formatCents(totals.totalCents, locale)}</dd>
      </Grand>
      <Small>{isComplete ? t('totals.estimate') : t(province ? 'totals.waiting' : 'totals.noPlace')}</Small>
    </Panel>
  );
}

function VendorPart({ vendor, name, isComplete }: { vendor: VendorTotals; name: string; isComplete: boolean }) {
  const t = useT(listMessages);
  const tax = useT(taxMessages);
  const locale = useLocale();
  const { goodsCents, deliveryCents, freeOverCents, minOrderCents, belowMinimum, leadDays } = vendor;
  const price = (cents: number) => formatCents(cents, locale);
  const percent = (rate: number) => formatNumber(rate, locale, { style: 'percent', maximumFractionDigits: 3 });
  const delivery = deliveryCents === null ? t('totals.unknown') : deliveryCents === 0 ? t('totals.free') : price(deliveryCents);
  return (
    <Vendor>
      <h3>{name}</h3>
      <Rows>
        <dt>{t('totals.goods')}</dt>
        <dd>{price(goodsCents)}</dd>
        {isComplete && (
          <>
            <dt>{t('totals.delivery')}</dt>
            <dd>{delivery}</dd>
            {vendor.tax.map(({ kind, rate, cents }) => (
              <TaxRow key={kind} name={t('totals.tax', { kind: tax(kind), rate: percent(rate) })} amount={price(cents)} />
            ))}
            <Strong>
              <dt>{t('totals.vendor', { vendor: name })}</dt>
              <dd>{price(vendor.totalCents)}</dd>
            </Strong>
          </>
        )}
      </Rows>
      {belowMinimum && minOrderCents !== null && (
        <Warning>
          {t('totals.minimum', { vendor: name, minimum: price(minOrderCents), missing: price(minOrderCents - goodsCents) })}
        </Warning>
      )}
      {!!deliveryCents && freeOverCents !== null && <Small>{t('totals.freeOver', { missing: price(freeOverCents - goodsCents) })}</Small>}
      {isComplete && leadDays !== null && <Small>{t('totals.lead', { count: leadDays })}</Small>}
    </Vendor>
  );
}

function TaxRow({ name, amount }: { name: string; amount: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{amount}</dd>
    </>
  );
}
