import { useT } from '@marketplace/section-kit';
import { useHref, useNavigate } from '@marketplace/section-kit/router';
import { LinkButton, SearchBox, Section } from '@marketplace/shared-ui';
import { useState } from 'react';
import { HeroArt } from './HeroArt';
import { Actions, ArtArea, Columns, Ground, Hint, Lead, Title, TrendingArea, Words } from './homeHeroStyle';
import { homeMessages } from './homeMessages';
import { searchHref } from './searchHref';
import { TrendingSearches } from './TrendingSearches';
import { useHomeSuggestions } from './useHomeSuggestions';

/** What the visitor came for, within reach without scrolling. Both buttons take along what is typed. */
export function HomeHero() {
  const t = useT(homeMessages);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  // Where the form itself leads, for who has no script.
  const action = useHref('/services');
  const suggestions = useHomeSuggestions();
  return (
    <Ground>
      <Section tone="hero" as="div">
        <Columns>
          <Words>
            <Title tabIndex={-1} data-page-heading="">
              {t('hero.title')}
            </Title>
            <Lead>{t('hero.lead')}</Lead>
            <SearchBox
              size="hero"
              action={action}
              aria-label={t('search.label')}
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              buttonLabel={t('search.button')}
              value={text}
              onValueChange={setText}
              onSubmit={(wanted) => void navigate(searchHref('/services', wanted))}
              suggestions={suggestions}
              onSelectSuggestion={({ href }) => href && void navigate(href)}
            />
            <Hint>{t('search.hint')}</Hint>
            <Actions>
              <LinkButton href={searchHref('/materials', text)} variant="outline" size="lg" icon="Package">
                {t('action.materials')}
              </LinkButton>
              <LinkButton href={searchHref('/services', text)} variant="outline" size="lg" icon="HardHat">
                {t('action.contractors')}
              </LinkButton>
            </Actions>
          </Words>
          <TrendingArea>
            <TrendingSearches />
          </TrendingArea>
          <ArtArea>
            <HeroArt />
          </ArtArea>
        </Columns>
      </Section>
    </Ground>
  );
}
