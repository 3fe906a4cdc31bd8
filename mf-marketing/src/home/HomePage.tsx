import { useLacks, usePage } from '@marketplace/section-kit';
import { Calculators } from './Calculators';
import { ClosingCall } from './ClosingCall';
import { DealTiles } from './DealTiles';
import { FeaturedServices } from './FeaturedServices';
import { HomeHero } from './HomeHero';
import { Opening } from './opening/Opening';
import { ProjectStart } from './ProjectStart';
import { SeasonalAdvice } from './SeasonalAdvice';
import { TrustRow } from './TrustRow';
import { WeeklyDealsBanner } from './WeeklyDealsBanner';

/**
 * The front door: search first, then trades with their prices, this week's offers, people to hire, and a way on. What the site has
 * none of yet is neither praised nor offered; while nobody is listed, the page begins with what is of use all the same.
 */
export function HomePage() {
  usePage({});
  const lacksCompanies = useLacks('services');
  const lacksDeals = useLacks('deals');
  return (
    <>
      {lacksCompanies ? <Opening part="hero" /> : <HomeHero />}
      {!lacksCompanies && (
        <>
          <ProjectStart />
          <Calculators />
        </>
      )}
      {!lacksDeals && <WeeklyDealsBanner />}
      {!lacksDeals && <DealTiles />}
      {lacksCompanies ? <Opening part="useful" /> : <FeaturedServices />}
      <SeasonalAdvice />
      {!lacksCompanies && <TrustRow />}
      {lacksCompanies ? <Opening part="call" /> : <ClosingCall />}
    </>
  );
}

export { HomePage as Component };
