import { Fragment, useT } from '@marketplace/section-kit';
import { useHref, useNavigate } from '@marketplace/section-kit/router';
import { LinkButton, SearchBox, Section, Skeleton } from '@marketplace/shared-ui';
import { useRef, useState } from 'react';
import { HeroArt } from './HeroArt';
import { Actions, ArtArea, Columns, Ground, Hint, Lead, Title, TrendingArea, Words } from './homeHeroStyle';
import { homeMessages } from './homeMessages';
import { searchHref, withPlace } from './searchHref';
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
  // Which section asks where is its own affair: what it has belongs to the form.
  const form = useRef<HTMLFormElement>(null);
  const [where, setWhere] = useState('');
  const readWhere = () => {
    const near = form.current && new FormData(form.current).get('near');
    return typeof near === 'string' ? near : '';
  };
  // Asked when the link is reached: a place that is remembered stands in its field without anybody's typing.
  const settleWhere = () => setWhere(readWhere());
  const search = (wanted: string) => {
    const href = searchHref('/services', wanted, readWhere());
    if (href !== '/services') void navigate(href);
  };
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
              ref={form}
              size="hero"
              action={action}
              aria-label={t('search.label')}
              label={t('search.label')}
              placeholder={t('search.placeholder')}
              buttonLabel={t('search.button')}
              value={text}
              onValueChange={setText}
              onSubmit={search}
              suggestions={suggestions}
              onSelectSuggestion={({ href }) => href && void navigate(withPlace(href, readWhere()))}
            >
              <Fragment name="services/where" optional fallback={<Skeleton height="3.75rem" />} />
            </SearchBox>
            <Hint>{t('search.hint')}</Hint>
            <Actions>
              <LinkButton href={searchHref('/materials', text)} variant="outline" size="lg" icon="Package">
                {t('action.materials')}
              </LinkButton>
              <LinkButton
                href={searchHref('/services', text, where)}
                variant="outline"
                size="lg"
                icon="HardHat"
                onPointerEnter={settleWhere}
                onFocus={settleWhere}
              >
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
