import { useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import { GoodsLines, type Goods } from './GoodsLines';
import { goodsMessages } from './goodsMessages';

const Root = styled.details`
  & > summary { min-height: 44px; padding-block: var(--ui-s-8); font-weight: 600; cursor: pointer; }
  &[open] > summary { margin-bottom: var(--ui-s-8); }
  & > * + * { margin-top: var(--ui-s-12); }
`;

/** So many lines stand open: a longer list would push away what the vendor answered. */
const OPEN_LINES = 6;

/** What one vendor was asked for, on its card. */
export function AskedGoods({ goods }: { goods: Goods }) {
  const t = useT(goodsMessages);
  return (
    <Root open={goods.lines.length <= OPEN_LINES}>
      <summary>{t('lines', { count: goods.lines.length })}</summary>
      <GoodsLines goods={goods} />
    </Root>
  );
}
