import { useT } from '@marketplace/section-kit';
import { media, TextLink } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { goToPlace } from './goToPlace';
import { guideMessages } from './guideMessages';
import { LinkList } from '../../articles/LinkList';

const Root = styled.nav`
  display: none;
  ${media.lg} { display: block; }
`;

/** The sections of a guide, each a link to its place. On narrow screens the guide itself is the shorter way. */
export function GuideContents({ parts }: { parts: readonly { id: string; title: string }[] }) {
  const t = useT(guideMessages);
  return (
    <Root aria-labelledby="contents-title" data-print="hide">
      <h2 id="contents-title">{t('contents')}</h2>
      <LinkList role="list">
        {parts.map(({ id, title }) => (
          <li key={id}>
            <TextLink href={`#${id}`} onClick={goToPlace}>
              {title}
            </TextLink>
          </li>
        ))}
      </LinkList>
    </Root>
  );
}
