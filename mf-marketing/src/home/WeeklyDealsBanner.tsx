import { useLocale, useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { Badge, Container, Illustration, LinkButton, useWanted } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import { useEffect, useId, useRef, useState } from 'react';
import { homeMessages } from './homeMessages';
import { Actions, Band, Claim, Panel, Picture, Text, Words } from './weeklyDealsBannerStyle';

const load = () => import(/* webpackChunkName: "home-today" */ './today/dealsEnd');

/** The week's offer. The day it ends is known in the browser only: a stored page must not show last week's. */
export function WeeklyDealsBanner() {
  const t = useT(homeMessages);
  const locale = useLocale();
  const titleId = useId();
  const [now, setNow] = useState<Date | null>(null);
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, 60_000);
    return () => clearInterval(timer);
  }, []);
  const band = useRef<HTMLElement>(null);
  const { data } = useLatePart('marketing/deals-end', load, { enabled: useWanted(band) });
  return (
    <Band ref={band} aria-labelledby={titleId}>
      <Container>
        <Panel>
          <Words>
            <Badge tone="sale" icon="Tag">
              {t('deals.badge')}
            </Badge>
            <Claim id={titleId}>{t('deals.claim')}</Claim>
            <Text>
              {t('deals.text')} {now && data?.dealsEnd(now, locale)}
            </Text>
            <Actions>
              <LinkButton href="/services" size="lg">
                {t('deals.shop')}
              </LinkButton>
              <LinkButton href="/categories" size="lg" variant="outline">
                {t('deals.categories')}
              </LinkButton>
            </Actions>
          </Words>
          <Picture>
            <Illustration src={art['scene-savings']} />
          </Picture>
        </Panel>
      </Container>
    </Band>
  );
}
