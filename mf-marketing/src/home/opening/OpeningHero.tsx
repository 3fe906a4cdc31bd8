import { useLacks, useT } from '@marketplace/section-kit';
import { LinkButton, Section } from '@marketplace/shared-ui';
import { HeroArt } from '../HeroArt';
import { Actions, ArtArea, Columns, Ground, Lead, Title, Words } from '../homeHeroStyle';
import { openingMessages } from './openingMessages';

/** The first view while there is nobody to search for. */
function OpeningHero() {
  const t = useT(openingMessages);
  const lacksMaterials = useLacks('materials');
  return (
    <Ground>
      <Section tone="hero" as="div">
        <Columns>
          <Words>
            <Title tabIndex={-1} data-page-heading="">
              {t('title')}
            </Title>
            <Lead>{t('lead')}</Lead>
            <Actions>
              <LinkButton href="/guides" variant="accent" size="lg">
                {t('guides')}
              </LinkButton>
              <LinkButton href={lacksMaterials ? '/homeowners' : '/materials'} variant="outline" size="lg">
                {lacksMaterials ? t('how') : t('materials')}
              </LinkButton>
            </Actions>
          </Words>
          <ArtArea>
            <HeroArt />
          </ArtArea>
        </Columns>
      </Section>
    </Ground>
  );
}

export { OpeningHero as Component };
