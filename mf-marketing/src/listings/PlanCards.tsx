import { useT } from '@marketplace/section-kit';
import { Badge, Card, Icon, LinkButton, media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { listingsMessages } from './listingsMessages';
import { planFeatures, planIds, planLinks, type PlanId } from './plans';
import { usePlanPriceText } from './usePlanPriceText';

const Grid = styled.ul`
  display: grid;
  gap: var(--ui-s-24);
  align-items: stretch;
  @media (min-width: 900px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

const Plan = styled(Card)<{ $leads: boolean }>`
  gap: var(--ui-s-16);
  padding: var(--ui-s-24);
  ${({ $leads }) => $leads && 'border: 2px solid var(--ui-primary); box-shadow: var(--ui-shadow-2);'}
  ${media.lg} { padding: var(--ui-s-32); }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-8);
  & > h3 { font-size: 1.375rem; }
`;

const Price = styled.p`
  font: 750 clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem)/1.1 var(--ui-font-display);
  font-variant-numeric: tabular-nums;
`;

const Purpose = styled.p`
  color: var(--ui-ink-muted);
`;

const Features = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  margin-bottom: var(--ui-s-8);
  & > li { display: flex; gap: var(--ui-s-12); }
  & > li[data-included='false'] { color: var(--ui-ink-muted); }
  & svg { flex: none; margin-top: 2px; }
  & [data-included='true'] svg { color: var(--ui-primary); }
`;

const Action = styled(LinkButton)`
  margin-top: auto;
`;

/** The plans side by side, in the order of their price. */
export function PlanCards() {
  return (
    <Grid role="list">
      {planIds.map((plan) => (
        <PlanCard key={plan} plan={plan} />
      ))}
    </Grid>
  );
}

function PlanCard({ plan }: { plan: PlanId }) {
  const t = useT(listingsMessages);
  const priceText = usePlanPriceText();
  return (
    <Plan as="li" $leads={plan === 'pro'}>
      <Head>
        <h3>{t(`plan.${plan}`)}</h3>
        {plan !== 'starter' && <Badge tone={plan === 'pro' ? 'primary' : 'accent'}>{t(`badge.${plan}`)}</Badge>}
      </Head>
      <Purpose>{t(`plan.${plan}.for`)}</Purpose>
      <Price>{priceText(plan)}</Price>
      <Features role="list">
        {planFeatures[plan].map(({ key, included }) => (
          <li key={key} data-included={included}>
            <Icon name={included ? 'Check' : 'Minus'} />
            {included ? t(`feature.${key}`) : t('feature.excluded', { feature: t(`feature.${key}`) })}
          </li>
        ))}
      </Features>
      <Action href={planLinks[plan]} variant={plan === 'pro' ? 'accent' : 'outline'} size="lg" block>
        {t(`action.${plan}`)}
      </Action>
    </Plan>
  );
}
