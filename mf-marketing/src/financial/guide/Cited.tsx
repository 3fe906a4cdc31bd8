import { createContext, useContext } from 'react';
import { useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import { citedMessages } from './citedMessages';
import { goToPlace } from './goToPlace';
import { readCitations } from './readCitations';
import { sourcePlace } from './sourcePlace';

/** The sources of the guide that is shown: their order gives their numbers. */
export const GuideSources = createContext<readonly string[]>([]);

/* A link in its sentence, raised above the line without making it higher, and above the link of a card that answers as a whole. */
const Mark = styled.a`
  position: relative;
  z-index: 1;
  margin-inline-start: 0.25em;
  padding: 0.5em 0.125em;
  font-size: 0.75em;
  font-weight: 400;
  line-height: 0;
  vertical-align: super;
  color: var(--ui-primary);
`;

/** A text of a guide; its sources stand behind it as small numbers that lead to the list of them. */
export function Cited({ children }: { children: string }) {
  const t = useT(citedMessages);
  const order = useContext(GuideSources);
  const { text, sources } = readCitations(children);
  return (
    <>
      {text}
      {sources.map((id) => (
        <Mark key={id} href={`#${sourcePlace(id)}`} onClick={goToPlace} aria-label={t('mark', { number: order.indexOf(id) + 1 })}>
          {order.indexOf(id) + 1}
        </Mark>
      ))}
    </>
  );
}
