import { useLacks, useT } from '@marketplace/section-kit';
import { NothingYet } from '@marketplace/section-kit/nothing-yet';
import { Container, LinkButton } from '@marketplace/shared-ui';
import { art } from '@marketplace/shared-ui/art';
import styled from 'styled-components';
import { noMaterialsMessages } from './noMaterialsMessages';

const Room = styled(Container)`
  padding-bottom: var(--ui-s-40);
`;

/** In place of the catalogue, or of a part of it, while no vendor lists a material there. */
export function NoMaterials() {
  const t = useT(noMaterialsMessages);
  const lacksAll = useLacks('materials');
  return (
    <Room>
      <NothingYet title={t('title')} text={t('text')} art={art['service-construction']}>
        {lacksAll ? <LinkButton href="/guides">{t('guides')}</LinkButton> : <LinkButton href="/materials">{t('all')}</LinkButton>}
        <LinkButton href="/vendors" variant="outline">
          {t('vendors')}
        </LinkButton>
      </NothingYet>
    </Room>
  );
}
