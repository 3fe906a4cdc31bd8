import { useLocale, useT } from '@marketplace/section-kit';
import { TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { financialTitle } from '../financialTitles';
import { guideMessages } from './guideMessages';

export const LinkList = styled.ul`
  display: grid;
  justify-items: start;
  /* Room above and below a name that takes two lines. */
  & a { display: inline-flex; align-items: center; min-height: 44px; padding-block: var(--ui-s-8); }
`;

/** Where to read on. */
export function RelatedGuides({ paths }: { paths: readonly string[] }) {
  const t = useT(guideMessages);
  const locale = useLocale();
  return (
    <nav aria-labelledby="related-title" data-print="hide">
      <h2 id="related-title">{t('related.title')}</h2>
      <LinkList role="list">
        {paths.map((path) => (
          <li key={path}>
            <TextLink href={path}>{financialTitle(path, locale)}</TextLink>
          </li>
        ))}
      </LinkList>
    </nav>
  );
}
