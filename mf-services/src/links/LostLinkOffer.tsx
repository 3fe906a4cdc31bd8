import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { FormAlert } from '@marketplace/shared-ui';
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
  const { data, error } = useLatePart('services/lost-link', load);
  return (
    <Root>
      <p>{t('lost.lead')}</p>
      {error ? <FormAlert>{t('lost.failed')}</FormAlert> : data && <data.LostLink />}
    </Root>
  );
}
