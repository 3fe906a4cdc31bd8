import { useT } from '@marketplace/section-kit';
import { Card } from '@marketplace/shared-ui';
import { GoodsLines, type Goods } from './GoodsLines';
import { goodsMessages } from './goodsMessages';

/** What a vendor is asked for. */
export function LeadGoods({ goods }: { goods: Goods }) {
  const t = useT(goodsMessages);
  return (
    <Card as="section">
      <h3>{t('asked.title')}</h3>
      <GoodsLines goods={goods} />
    </Card>
  );
}
