import { useT } from '@marketplace/section-kit';
import { media, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { LinkList } from '../articles/LinkList';
import { faqMessages } from './faqMessages';
import type { FoundGroup } from './findQuestions';

const Root = styled.nav`
  display: none;
  & h2 { margin-bottom: var(--ui-s-4); font-size: 1.125rem; letter-spacing: normal; }
  ${media.lg} { display: block; grid-area: 1 / 2; position: sticky; top: calc(var(--ui-header-height) + var(--ui-s-24)); align-self: start; }
`;

/** The groups of questions that are shown, each a link to its place. On narrow screens scrolling is the shorter way. */
export function FaqTopics({ groups }: { groups: readonly Pick<FoundGroup, 'slug' | 'title'>[] }) {
  const t = useT(faqMessages);
  if (groups.length < 2) return null;
  return (
    <Root aria-labelledby="topics-title" data-print="hide">
      <h2 id="topics-title">{t('topics')}</h2>
      <LinkList role="list">
        {groups.map(({ slug, title }) => (
          <li key={slug}>
            <TextLink href={`#group-${slug}`}>{title}</TextLink>
          </li>
        ))}
      </LinkList>
    </Root>
  );
}
