import { useEffect, useInsertionEffect, useState } from 'react';
import { createGlobalStyle } from 'styled-components';
import { variableRules } from './cssVariables';
import { bringsFaces, fontFaces } from './fontFaces';
import { media } from './media';
import { watchPointer } from './pointer';

const Faces = createGlobalStyle`${fontFaces}`;
const Rules = createGlobalStyle`
  ${variableRules.join('\n')}
  ${media.md} { :root { --ui-gutter: 24px; } }
  ${media.lg} { :root { --ui-header-height: 76px; } }

  *, *::before, *::after { box-sizing: border-box; }
  * { margin: 0; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-block: 88px 96px;
  }
  body {
    min-height: 100dvh;
    background: var(--ui-bg);
    font: 400 1rem/1.55 var(--ui-font-body);
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }
  body, [data-theme] { color: var(--ui-ink); }
  /* The scroll lock of dialogs injects a style that a strict policy blocks; this rule does its work. */
  html body[data-scroll-locked] { overflow: hidden !important; margin-right: 0 !important; }
  /* Keeps the room of the scroll bar meanwhile, so that nothing moves sideways, in the colour the page has behind a dialog. */
  html:has(> body[data-scroll-locked]) { scrollbar-gutter: stable; background: color-mix(in srgb, var(--ui-bg) 44%, rgb(11 16 13)); }
  h1, h2, h3, h4 { font-family: var(--ui-font-display); font-weight: 700; line-height: 1.12; text-wrap: balance; }
  h1 { font-size: clamp(1.75rem, 1.4rem + 1.6vw, 2.5rem); font-weight: 750; letter-spacing: -.015em; }
  h2 { font-size: clamp(1.5rem, 1.2rem + 1.35vw, 2.25rem); letter-spacing: -.015em; }
  h3, h4 { font-size: 1.125rem; font-weight: 650; line-height: 1.2; }
  p { text-wrap: pretty; }
  img, svg, video { display: block; max-width: 100%; }
  img { height: auto; }
  input, button, textarea, select { font: inherit; color: inherit; letter-spacing: inherit; }
  ul[role='list'], ol[role='list'] { list-style: none; padding: 0; }
  a { color: inherit; }
  table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
  ::placeholder { color: var(--ui-ink-subtle); opacity: 1; }
  ::selection { background: var(--ui-primary); color: var(--ui-on-primary); }
  [hidden] { display: none !important; }
  /* While one page fades into the next, the next one can be used. */
  ::view-transition { pointer-events: none; }

  /* Two colours, so that the ring shows on any ground: the gap in the ground's colour, the ring in the focus colour. */
  /* The calendar button inside of a date takes the focus from the field around it. */
  :root :focus-visible, :root input:is([type='date'], [type='time']):focus-within {
    outline: 3px solid var(--ui-focus);
    outline-offset: 2px;
    box-shadow: 0 0 0 2px var(--ui-focus-gap);
  }
  /* A heading takes focus after navigation for screen readers; it is not a control. */
  :root [tabindex='-1'][data-page-heading]:focus-visible { outline-style: none; box-shadow: none; }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: .01ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      /* A duration, however short, would give every element a transition of all its properties. */
      transition: none !important;
      scroll-behavior: auto !important;
    }
    /* On its own: a browser that does not know them would leave out the whole rule. */
    ::view-transition-old(*), ::view-transition-new(*) { animation: none !important; }
  }
  @media (forced-colors: active) {
    :root :focus-visible { outline-color: Highlight; }
  }
  @media print {
    body { background: none; }
    [data-print='hide'] { display: none !important; }
  }
`;

/**
 * Whether the page has the rules already, as one that the server rendered does. They are none of a component's, so nothing of theirs
 * can be missing; put in anew, they would have the browser style all of the page once more.
 */
function bringsRules(): boolean {
  return typeof document !== 'undefined' && getComputedStyle(document.documentElement).getPropertyValue('--ui-bg') !== '';
}

/** Puts back what a rendered page left out of the variables; before its other rules, which say some of them anew for wide screens. */
function bringVariables(): void {
  const sheet = document.querySelector('style')?.sheet;
  for (const rule of variableRules) sheet?.insertRule(rule, sheet.cssRules.length);
}

/**
 * Reset, tokens as CSS variables and page-wide rules. Rendered once by the shell.
 *
 * The theme follows the system until `data-theme="light"` or `"dark"` is set on the root element; the attribute also
 * works on any other element, for its contents.
 */
export function GlobalStyle() {
  useEffect(watchPointer, []);
  const [needsFaces] = useState(() => !bringsFaces());
  const [needsRules] = useState(() => !bringsRules());
  useInsertionEffect(() => {
    if (!needsRules) bringVariables();
  }, [needsRules]);
  return (
    <>
      {needsFaces && <Faces />}
      {needsRules && <Rules />}
    </>
  );
}
