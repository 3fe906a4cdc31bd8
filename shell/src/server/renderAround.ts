import { renderToString } from 'react-dom/server';
import type { ReactNode } from 'react';
import { ServerStyleSheet } from 'styled-components';

interface Rendering {
  html: string;
  css: string;
}

/**
 * Renders a page around the fragments that throw. React's server has no error boundaries, so who threw is found out by leaving
 * all fragments out and taking them in again, one by one.
 *
 * @param fragments that the page places
 * @param leftOut those that show their fallback, with the reason; the ones that throw are added
 * @throws whatever a component throws that is in none of the fragments
 */
export function renderAround(page: ReactNode, fragments: readonly string[], leftOut: Map<string, string>): Rendering {
  const placed = fragments.filter((name) => !leftOut.has(name));
  try {
    return renderOnce(page);
  } catch (error) {
    if (placed.length === 0) throw error;
  }
  for (const name of placed) leftOut.set(name, '');
  let rendered = renderOnce(page);
  for (const name of placed) {
    leftOut.delete(name);
    try {
      rendered = renderOnce(page);
    } catch (error) {
      leftOut.set(name, error instanceof Error ? error.message : String(error));
    }
  }
  return rendered;
}

function renderOnce(page: ReactNode): Rendering {
  const sheet = new ServerStyleSheet();
  try {
    const html = renderToString(sheet.collectStyles(page));
    return { html, css: sheet.getStyleTags().replace(/^<style[^>]*>|<\/style>$/g, '') };
  } finally {
    sheet.seal();
  }
}
