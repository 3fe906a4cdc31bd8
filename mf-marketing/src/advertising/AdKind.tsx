import { useT } from '@marketplace/section-kit';
import { LinkButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { CheckList } from '../page-blocks/CheckList';
import { Columns } from '../page-blocks/Columns';
import { notYetMessages } from '../page-blocks/notYetMessages';
import { SampleFigure } from '../page-blocks/SampleFigure';
import { SamplePoster, SampleRows } from '../page-blocks/SampleScreens';
import { useAdPriceText } from '../rate-card/useAdPriceText';
import { RoiCalculator } from '../roi/RoiCalculator';
import { roiMessages } from '../roi/roiMessages';
import type { AdsQuery } from './adsQuery';
import { advertisingMessages } from './advertisingMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-40);
`;

const Words = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--ui-s-20);
`;

const Return = styled.div`
  display: grid;
  gap: var(--ui-s-20);
  & > div:first-child { display: grid; gap: var(--ui-s-8); max-width: 65ch; }
`;

/** One kind of advertising: what it is, what it looks like, what it costs and what it could return. */
export function AdKind({ kind }: { kind: AdsQuery['tab'] }) {
  const t = useT(advertisingMessages);
  const roi = useT(roiMessages);
  const notYet = useT(notYetMessages);
  const adPrice = useAdPriceText();
  return (
    <Root>
      <Columns>
        <Words>
          <h3>{t(`${kind}.title`)}</h3>
          <p>{t(`${kind}.text`)}</p>
          <CheckList items={([1, 2, 3, 4] as const).map((number) => t(`${kind}.point.${number}`))} />
          <p>
            <strong>{t('price.title')}</strong>
            <br />
            {t('price.text', adPrice(kind))}
          </p>
          <p>
            {notYet('advertising')} {notYet('payments')}
          </p>
          <LinkButton href={`/demo?topic=${kind}-ads`}>{t(`demo.${kind}`)}</LinkButton>
        </Words>
        <SampleFigure title={t(`sample.${kind}.title`)} caption={t(`sample.${kind}.caption`)}>
          {kind === 'search' ? <SampleResults /> : <SampleAd kind={kind} />}
        </SampleFigure>
      </Columns>
      <Return>
        <div>
          <h3>{roi('title')}</h3>
          <p>{roi('lead')}</p>
        </div>
        <RoiCalculator campaign={kind} headingLevel={4} />
      </Return>
    </Root>
  );
}

function SampleResults() {
  const t = useT(advertisingMessages);
  return (
    <SampleRows
      rows={([1, 2, 3] as const).map((number) => ({
        icon: 'HardHat',
        title: t(`sample.search.${number}.title`),
        text: t(`sample.search.${number}.text`),
        badge: number === 1 ? t('sponsored') : undefined,
      }))}
    />
  );
}

function SampleAd({ kind }: { kind: 'display' | 'social' }) {
  const t = useT(advertisingMessages);
  return (
    <SamplePoster
      picture={kind === 'display' ? 'service-flooring' : 'service-bathroom'}
      label={t('sponsored')}
      title={t(`sample.${kind}.headline`)}
      text={t(`sample.${kind}.text`)}
      action={t(`sample.${kind}.action`)}
    />
  );
}
