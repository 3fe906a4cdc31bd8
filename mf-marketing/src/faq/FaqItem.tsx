import { useT } from '@marketplace/section-kit';
import { Icon, TextLink } from '@marketplace/shared-ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { FaqQuestion } from '../../content/faq/collection';
import { faqMessages } from './faqMessages';
import { schemaOrg } from './schemaOrg';

const Root = styled.details`
  background: var(--ui-surface);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-l);
  scroll-margin-top: calc(var(--ui-header-height) + var(--ui-s-16));
  & > summary {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--ui-s-12);
    min-height: 56px;
    padding: var(--ui-s-12) var(--ui-s-20);
    border-radius: var(--ui-radius-l);
    cursor: pointer;
    list-style: none;
  }
  & > summary::-webkit-details-marker { display: none; }
  & > summary > h3 { font: 600 1.0625rem/1.4 var(--ui-font-body); letter-spacing: normal; }
  & > summary > svg { flex: none; color: var(--ui-primary); transition: rotate var(--ui-motion-open) var(--ui-ease); }
  &[open] > summary > svg { rotate: 180deg; }
`;

const Answer = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  padding: 0 var(--ui-s-20) var(--ui-s-20);
  & > p { max-width: 68ch; }
`;

const Links = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--ui-s-20);
  & a { display: inline-flex; align-items: center; min-height: 44px; }
`;

/** A question that opens its answer. The browser finds text in closed answers, too, and prints them when open. */
export function FaqItem({ text, wanted }: { text: FaqQuestion; wanted: boolean }) {
  const t = useT(faqMessages);
  const root = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (!wanted || !root.current) return;
    root.current.open = true;
    root.current.scrollIntoView?.({ block: 'start' });
  }, [wanted]);
  return (
    <Root ref={root} id={text.id} {...schemaOrg('Question')} itemProp="mainEntity">
      <summary>
        <h3 itemProp="name">{text.question}</h3>
        <Icon name="ChevronDown" />
      </summary>
      <Answer {...schemaOrg('Answer')} itemProp="acceptedAnswer">
        <p itemProp="text">{text.answer}</p>
        <Links role="list">
          {text.links?.map(({ path, label }) => (
            <li key={path}>
              <TextLink href={path}>{label}</TextLink>
            </li>
          ))}
          <li>
            <TextLink href={`#${text.id}`}>{t('permalink')}</TextLink>
          </li>
        </Links>
      </Answer>
    </Root>
  );
}
