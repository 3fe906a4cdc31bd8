import { formatCents, useLocale, useT } from '@marketplace/section-kit';
import { useUnitText } from '@marketplace/section-kit/unit';
import { Badge, formatNumber, Illustration, media, TextLink, VisuallyHidden } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { materialArt } from '../../art/materialArt';
import { lineCents } from '../list/listTotals';
import type { ListItem } from '../list/ProjectList';
import { listMessages } from '../listMessages';

const Root = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: var(--ui-s-12) var(--ui-s-16);
  align-items: start;
  ${media.md} { grid-template-columns: 96px minmax(0, 1fr) auto; }
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ui-s-4);
  min-width: 0;
  overflow-wrap: anywhere;
  & > h3 { font-size: 1.0625rem; }
`;

const Small = styled.p`
  font-size: 0.9375rem;
  color: var(--ui-ink-muted);
`;

const Amounts = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--ui-s-12);
  ${media.md} { grid-column: auto; flex-direction: column; align-items: end; }
`;

const Total = styled.strong`
  font-size: 1.125rem;
  font-variant-numeric: tabular-nums;
`;

const OnPaper = styled.span`
  display: none;
  @media print { display: inline; }
`;

interface LineFactsProps {
  line: ListItem;
  /** Beside the amounts: how to change the quantity. On paper, and without it, the number stands there. */
  quantity?: ReactNode;
  /** Below the words: what to know about it. */
  children?: ReactNode;
}

const pageOf = (ref: string) => (ref.startsWith('deal:') ? `/deals/${ref.slice(5)}` : `/materials/${ref}`);

/** One line: what it is, from whom, at what price. */
export function LineFacts({ line, quantity, children }: LineFactsProps) {
  const t = useT(listMessages);
  const locale = useLocale();
  const unitText = useUnitText();
  const { name, unit, priceCents, vendorName, note, finalSale } = line;
  const count = `${formatNumber(line.quantity, locale)} ×`;
  return (
    <Root>
      <Illustration {...materialArt(line.image, 'line')} />
      <Words>
        <h3>
          <TextLink href={pageOf(line.ref)}>{name}</TextLink>
        </h3>
        <Small>
          {t('line.each', { price: formatCents(priceCents, locale), unit: unitText(unit) })}
          {vendorName && ` ${t('line.from', { vendor: vendorName })}`}
        </Small>
        {note && <Small>{note}</Small>}
        {finalSale && <Badge tone="warning">{t('line.finalSale')}</Badge>}
        {children}
      </Words>
      <Amounts>
        {quantity && <div data-print="hide">{quantity}</div>}
        {quantity ? <OnPaper>{count}</OnPaper> : <span>{count}</span>}
        <Total>
          <VisuallyHidden>{`${t('line.total')} `}</VisuallyHidden>
          {formatCents(lineCents(line), locale)}
        </Total>
      </Amounts>
    </Root>
  );
}
