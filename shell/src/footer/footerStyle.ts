import { Container, hover, media } from '@marketplace/shared-ui';
import styled from 'styled-components';

export const FooterRoot = styled.footer`
  padding-block: var(--ui-s-40) var(--ui-s-24);
  background: var(--ui-sunken);
  border-top: 1px solid var(--ui-line);
  --ui-focus-gap: var(--ui-sunken);
  & a {
    color: inherit;
    font-weight: 500;
    text-decoration: none;
    ${hover} { text-decoration: underline; }
  }
  @media print { display: none; }
`;

export const Band = styled(Container)`
  display: grid;
  gap: var(--ui-s-32);
  ${media.lg} { grid-template-columns: minmax(220px, 1fr) 4fr; }
`;

export const About = styled.div`
  display: grid;
  gap: var(--ui-s-8);
  align-content: start;
  justify-items: start;
  & > strong {
    font: 750 1.375rem/1 var(--ui-font-display);
    /* On one line with the titles of the groups. */
    ${media.lg} { line-height: 32px; }
  }
`;

export const Pitch = styled.p`
  max-width: 40ch;
  color: var(--ui-ink-muted);
`;

export const Contact = styled.a`
  display: inline-flex;
  align-items: center;
  gap: var(--ui-s-8);
  min-height: 44px;
  && { font-weight: 650; }
`;

export const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-12);
`;

export const Groups = styled.div`
  ${media.md} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--ui-s-24);
  }
  ${media.lg} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

export const GroupRoot = styled.details`
  border-bottom: 1px solid var(--ui-line);
  ${media.md} { border: 0; }
`;

export const GroupTitle = styled.summary`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  border-radius: var(--ui-radius-s);
  font: 650 1.0625rem/1.2 var(--ui-font-display);
  list-style: none;
  cursor: pointer;
  &::-webkit-details-marker { display: none; }
  & > svg { transition: transform var(--ui-motion-open) var(--ui-ease); }
  details[open] > & > svg { transform: rotate(180deg); }
  ${media.md} {
    min-height: 32px;
    pointer-events: none;
    & > svg { display: none; }
  }
`;

export const GroupList = styled.ul`
  padding-block-end: var(--ui-s-12);
  & a { display: inline-flex; align-items: center; min-height: 44px; }
  ${media.md} {
    & a { min-height: 36px; }
  }
`;

export const Legal = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-4) var(--ui-s-24);
  margin-block-start: var(--ui-s-24);
  padding-block-start: var(--ui-s-16);
  color: var(--ui-ink-muted);
  font-size: 0.9375rem;
  & > p { flex: 1 1 100%; }
  /* The language switch lines up with the links. */
  & > a { padding-inline: 0; }
  /* On phones the switch follows the links in their line. */
  & > nav { display: contents; }
  ${media.md} {
    & > p { flex: 1 1 auto; }
    & > nav { display: block; }
  }
`;

export const LegalLinks = styled.ul`
  display: contents;
  & a { display: inline-flex; align-items: center; min-height: 44px; }
  ${media.md} { display: flex; flex-wrap: wrap; gap: var(--ui-s-4) var(--ui-s-20); }
`;
