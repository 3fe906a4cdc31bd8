import { useT } from '@marketplace/section-kit';
import { Icon, media, Section } from '@marketplace/shared-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FixedPriceService } from '../../content/fixed-price/collection';
import { ReadNext } from '../read-next/ReadNext';
import { fixedPriceMessages } from './messages';
import { Questions } from './Questions';

const Columns = styled.div`
  display: grid;
  gap: var(--ui-s-32);
  & h2 { margin-bottom: var(--ui-s-16); font-size: 1.25rem; }
  ${media.md} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.lg} { grid-template-columns: 1fr 1fr minmax(0, 320px); }
`;

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-12);
  padding: 0;
  list-style: none;
  & > li { display: flex; gap: var(--ui-s-12); line-height: 1.45; }
  & svg { flex: none; margin-top: 2px; }
`;

/** What the price covers and what it does not, and what people ask. */
export function Included({ texts, children }: { texts: FixedPriceService; children: ReactNode }) {
  const t = useT(fixedPriceMessages);
  return (
    <>
      <Section tone="sunken">
        <Columns>
          <div>
            <h2>{t('included')}</h2>
            <List role="list">
              {texts.included.map((line) => (
                <li key={line}>
                  <Icon name="CircleCheck" />
                  {line}
                </li>
              ))}
            </List>
          </div>
          <div>
            <h2>{t('excluded')}</h2>
            <List role="list">
              {texts.excluded.map((line) => (
                <li key={line}>
                  <Icon name="Minus" />
                  {line}
                </li>
              ))}
            </List>
          </div>
          {children}
        </Columns>
      </Section>
      <Section title={t('questions')}>
        <Questions questions={texts.questions} />
        <ReadNext guides={texts.guides} />
      </Section>
    </>
  );
}
