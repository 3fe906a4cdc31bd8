import { languageTag, type Composition, type Registry } from 'section-kit/manifest';
import { describePage } from './describePage.ts';
import { escapeHtml, inlineJson } from './escapeHtml.ts';
import { loadingTags } from './loadingTags.ts';
import type { PageAddress } from './resolvePage.ts';
import { baseOf, summarize, toComposition } from './toComposition.ts';

const withoutScript = {
  en: 'This site needs JavaScript. Turn it on in your browser and load the page again.',
  fr: 'Ce site a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
};

/**
 * The HTML document of an address.
 *
 * @param nonce of this answer; styled-components and webpack read it from the page
 */
export function renderPage(registry: Registry, page: PageAddress, config: Composition['config'], nonce: string): string {
  const icon = Object.hasOwn(registry.shell.files, 'icon.svg') ? `${baseOf(registry.shell)}icon.svg` : 'data:,';
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...describePage(page, config.siteUrl),
    ...loadingTags(registry, page),
    `<link rel="icon" href="${icon}">`,
    `<meta name="composition" content="${escapeHtml(JSON.stringify(summarize(registry)))}">`,
  ];
  return `<!doctype html>
<html lang="${languageTag[page.locale]}">
<head>
${head.join('\n')}
</head>
<body>
<div id="root"></div>
<noscript>${withoutScript[page.locale]}</noscript>
<script type="application/json" id="composition">${inlineJson(toComposition(registry, config))}</script>
</body>
</html>
`;
}
