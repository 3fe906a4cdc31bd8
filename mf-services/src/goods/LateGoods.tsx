import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import type { RequestView } from '../tracking/ProjectView';
import type { Goods } from './GoodsLines';
import { lateGoodsMessages } from './lateGoodsMessages';

// Few requests are lists, so the code of their lines comes with those that are.
const loadAsked = () => import(/* webpackChunkName: "goods" */ './AskedGoods');
const loadLead = () => import(/* webpackChunkName: "goods" */ './LeadGoods');
const loadSum = () => import(/* webpackChunkName: "goods" */ './ListSum');

/** What one vendor was asked for, on its card. */
export function LateAskedGoods({ goods }: { goods: Goods }) {
  const t = useT(lateGoodsMessages);
  return (
    <LatePart name="services/asked-goods" load={loadAsked} failed={t('failed')}>
      {({ AskedGoods }) => <AskedGoods goods={goods} />}
    </LatePart>
  );
}

/** What a vendor is asked for. */
export function LateLeadGoods({ goods }: { goods: Goods }) {
  const t = useT(lateGoodsMessages);
  return (
    <LatePart name="services/lead-goods" load={loadLead} failed={t('failed')}>
      {({ LeadGoods }) => <LeadGoods goods={goods} />}
    </LatePart>
  );
}

/** What a whole list comes to. */
export function LateListSum({ requests }: { requests: readonly RequestView[] }) {
  const t = useT(lateGoodsMessages);
  return (
    <LatePart name="services/list-sum" load={loadSum} failed={t('failed')}>
      {({ ListSum }) => <ListSum requests={requests} />}
    </LatePart>
  );
}
