import { createContext, useContext, type MouseEvent } from 'react';
import { useT } from '@marketplace/section-kit';
import styled from 'styled-components';
import { guideMessages } from './guideMessages';
import { readCitations } from './readCitations';
import { sourcePlace } from './sourcePlace';

/** The sources of the guide that is shown: their order gives their numbers. */
export const GuideSources = createContext<readonly string[]>([]);

const Marks = styled.sup`
  margin-inline-start: 0.25em;
  font-size: 0.75em;
  font-weight: 400;
  line-height: 0;
  white-space: nowrap;
  & > a { padding-inline: 0.125em; text-decoration: none; }
  & > a:hover, & > a:focus-visible { text-decoration: underline; }
`;

/** A text of a guide; its sources stand behind it as small numbers that lead to the list of them. */
export function Cited({ children }: { children: string }) {
  const t = useT(guideMessages);
  const order = useContext(GuideSources);
  const { text, sources } = readCitations(children);
  return (
    <>
      {text}
      {sources.length > 0 && (
        <Marks>
          {sources.map((id) => (
            <a key={id} href={`#${sourcePlace(id)}`} onClick={goTo} aria-label={t('sources.mark', { number: order.indexOf(id) + 1 })}>
              {order.indexOf(id) + 1}
            </a>
          ))}
        </Marks>
      )}
    </>
  );
}

/** What people have entered stands in the fragment of the address: a mark takes them to its source without writing another one. */
function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const source = document.getElementById(event.currentTarget.hash.slice(1));
  if (!source) return;
  event.preventDefault();
  source.focus();
}
