import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { taxMessages, type InvoiceTotal } from '@marketplace/section-kit/tax';
import { formatNumber } from '@marketplace/shared-ui';
import { Fragment } from 'react';
import { composerMessages } from './composerMessages';
import { Quiet, Sums as List } from './composerStyles';

/** What the quote comes to so far, as the homeowner will see it. */
export function Sums({ total, isUnsettled }: { total: InvoiceTotal; isUnsettled: boolean }) {
  const t = useT(composerMessages);
  const name = useT(taxMessages);
  const locale = useLocale();
  return (
    <>
      <List>
        <dt>{t('total.subtotal')}</dt>
        <dd>{formatCents(total.subtotalCents, locale)}</dd>
        {total.tax.map(({ kind, rate, cents }) => (
          <Fragment key={kind}>
            <dt>{t('total.tax', { tax: name(kind), rate: formatNumber(rate, locale, { style: 'percent', maximumFractionDigits: 3 }) })}</dt>
            <dd>{formatCents(cents, locale)}</dd>
          </Fragment>
        ))}
        <dt>{t('total.total')}</dt>
        <dd>{formatCents(total.totalCents, locale)}</dd>
      </List>
      {isUnsettled && <Quiet>{t('total.unsettled')}</Quiet>}
    </>
  );
}
