import { useLocale, useT } from '@marketplace/section-kit';
import { TextLink } from '@marketplace/shared-ui';
import { LinkList } from '../../articles/LinkList';
import { financialTitle } from '../financialTitles';
import { guideMessages } from './guideMessages';

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
