import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import styled from 'styled-components';
import { linkMessages } from './linkMessages';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-16);
  width: 100%;
  margin-bottom: var(--ui-s-16);
  text-align: start;
`;

const load = () => import(/* webpackChunkName: "lost-link" */ './LostLink');

/** Where a link opens nothing: offers to email it again. Few links open nothing, so the form is no part of the page. */
export function LostLinkOffer() {
  const t = useT(linkMessages);
  return (
    <Root>
      <p>{t('lost.lead')}</p>
      <LatePart name="services/lost-link" load={load} failed={t('lost.failed')}>
        {({ LostLink }) => <LostLink />}
      </LatePart>
    </Root>
  );
}
