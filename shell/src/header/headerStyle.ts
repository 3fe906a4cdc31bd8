import { Container, LinkButton, media, TextLink } from '@marketplace/shared-ui';
import styled, { createGlobalStyle, css, keyframes } from 'styled-components';

const topRow = 64;
const menuRow = 48;

/** Two rows from 1024 px up: six menus in French leave no room for a search field beside them. */
export const HeaderSpace = createGlobalStyle`
  ${media.lg} {
    :root { --ui-header-height: ${topRow + menuRow}px; }
    html { scroll-padding-block-start: ${topRow + menuRow + 12}px; }
  }
`;

export const HeaderRoot = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: var(--ui-z-header);
  background: var(--ui-surface);
  border-bottom: 1px solid var(--ui-line);
  @media print { display: none; }
`;

export const Bar = styled(Container)`
  display: flex;
  align-items: center;
  gap: var(--ui-s-4);
  height: ${topRow}px;
  ${media.md} { gap: var(--ui-s-12); }
`;

/** Takes the room between the logo and the account. */
export const BarSearch = styled.div`
  display: none;
  flex: 1;
  max-width: 520px;
  margin-inline: var(--ui-s-8) auto;
  ${media.md} { display: block; }
`;

export const Spacer = styled.div`
  flex: 1;
  ${media.md} { display: none; }
`;

export const MenuRow = styled(Container)`
  display: none;
  ${media.lg} {
    display: block;
    height: ${menuRow}px;
    /* French labels fill the row; the first one lines up with the logo. */
    & > nav { margin-inline-start: -9px; }
    & > nav > ul > li > button { padding-inline: 8px; }
  }
  ${media.xl} {
    & > nav > ul { gap: var(--ui-s-12); }
  }
  /* Without script it keeps the place of the menus that take its own. */
  @media (scripting: none) { visibility: hidden; }
`;

/** Under the bar on phones. */
export const PhoneSearch = styled(Container)`
  padding-block-end: var(--ui-s-12);
  ${media.md} { display: none; }
`;

/** Without script the search stands open, and other menus take the place of these: `server/MenusWithoutScript.tsx`. */
export const OnlyPhone = styled.div`
  display: contents;
  ${media.md} { display: none; }
  @media (scripting: none) { display: none; }
`;

export const BelowDesktop = styled.div`
  display: contents;
  ${media.lg} { display: none; }
  @media (scripting: none) { display: none; }
`;

export const UiLogoLink = styled(TextLink)`
  display: inline-flex;
  /* Where a phone has no room for the word beside its mark, it goes to a second line that is not shown. */
  flex-wrap: wrap;
  align-items: center;
  gap: 44px var(--ui-s-4);
  height: 44px;
  overflow: hidden;
  ${media.md} { column-gap: var(--ui-s-8); }
  color: var(--ui-ink);
  font: 750 1.375rem/1 var(--ui-font-display);
  text-decoration: none;
`;

const hiddenWords = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Shrinks to its icon on phones; the words stay its name. */
export const SignInLink = styled(LinkButton)`
  min-width: 44px;
  padding-inline: 10px;
  white-space: nowrap;
  & > span { ${hiddenWords} }
  ${media.md} {
    padding-inline: 16px;
    & > svg { display: none; }
    & > span { all: unset; }
  }
`;

export const SignUpLink = styled(LinkButton)`
  display: none;
  white-space: nowrap;
  ${media.md} { display: inline-flex; }
`;

const pulse = keyframes`50% { opacity: .45; }`;

export const AccountPulse = styled.span`
  flex: none;
  width: 88px;
  height: 36px;
  border-radius: var(--ui-radius-l);
  background: var(--ui-skeleton);
  animation: ${pulse} 1.6s ease-in-out infinite;
  @media (forced-colors: active) { border: 1px solid GrayText; }
`;

/** In a page that the server rendered, the way it does for whoever is signed out: until the script knows better. */
export const StoredSessionPulse = styled(AccountPulse)`
  display: none;
  :root[data-session] & { display: block; }
  :root[data-session] & ~ a { display: none; }
`;

export const AccountName = styled.span`
  ${hiddenWords}
  ${media.md} {
    all: unset;
    max-width: 18ch;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
