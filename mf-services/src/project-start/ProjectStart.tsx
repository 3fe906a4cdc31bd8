import { useLocale } from '@marketplace/section-kit';
import { costList } from '../../content/trade-hubs/costList';
import { NearYou } from '../near-you/NearYou';
import { CostCards } from './CostCards';
import { TradeTiles } from './TradeTiles';
import { costsToShow, tradePrices } from './tradePrices';

const prices = tradePrices(costList);

/** Where a project begins, for the home page: what the work is, who does it near you, what it usually costs. */
export function ProjectStart() {
  const locale = useLocale();
  return (
    <>
      <TradeTiles prices={prices} />
      <NearYou />
      <CostCards shown={costsToShow(costList, locale)} />
    </>
  );
}

export { ProjectStart as Component };
