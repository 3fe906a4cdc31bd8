import { usePage } from '@marketplace/section-kit';
import { ClosingCall } from './ClosingCall';
import { DealTiles } from './DealTiles';
import { FeaturedServices } from './FeaturedServices';
import { HomeHero } from './HomeHero';
import { SeasonalAdvice } from './SeasonalAdvice';
import { TrustRow } from './TrustRow';
import { WeeklyDealsBanner } from './WeeklyDealsBanner';

/** The front door: search first, then this week's offers, people to hire, and a way on. */
export function HomePage() {
  usePage({});
  return (
    <>
      <HomeHero />
      <WeeklyDealsBanner />
      <DealTiles />
      <FeaturedServices />
      <SeasonalAdvice />
      <TrustRow />
      <ClosingCall />
    </>
  );
}

export { HomePage as Component };
