import { useT } from '@marketplace/section-kit';
import { TextLink } from '@marketplace/shared-ui';
import { LinkList } from './LinkList';
import { anchorOf } from './anchorOf';
import { articleMessages } from './articleMessages';

/** The parts of an article, each a link to its place. */
export function ArticleContents({ headings }: { headings: readonly string[] }) {
  const t = useT(articleMessages);
  return (
    <nav aria-labelledby="contents-title" data-print="hide">
      <h2 id="contents-title">{t('contents')}</h2>
      <LinkList role="list">
        {headings.map((heading) => (
          <li key={heading}>
            <TextLink href={`#${anchorOf(heading)}`}>{heading}</TextLink>
          </li>
        ))}
      </LinkList>
    </nav>
  );
}
