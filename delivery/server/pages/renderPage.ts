import { languageTag, type Composition, type PageFacts, type Registry } from '@marketplace/section-kit/manifest';
import { describePage } from './describePage.ts';
import { escapeHtml } from '@marketplace/node-kit/escapeHtml';
import { inlineJson } from './inlineJson.ts';
import { loadingTags } from './loadingTags.ts';
import type { PageAddress } from './resolvePage.ts';
import { sampleBar, sampleBarStyle } from './sampleBar.ts';
import { structuredData } from './structuredData.ts';
import { baseOf, summarize, toComposition } from './toComposition.ts';

const withoutScript = {
  en: 'This site needs JavaScript. Turn it on in your browser and load the page again.',
  fr: 'Ce site a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
};

/**
 * The HTML document of an address.
 *
 * @param facts what the database says about the address
 * @param nonce of this answer; styled-components and webpack read it from the page
 */
export function renderPage(
  registry: Registry,
  page: PageAddress,
  facts: PageFacts | null,
  site: Pick<Composition, 'config' | 'operator' | 'samples' | 'lacks'>,
  nonce: string,
): string {
  const { shell } = registry;
  const { samples, config } = site;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta property="csp-nonce" nonce="${nonce}">`,
    ...describePage(page, facts, shell, { siteUrl: config.siteUrl, samples }),
    ...structuredData(registry, page, facts, { siteUrl: config.siteUrl, samples }),
    ...(samples ? [sampleBarStyle(nonce)] : []),
    ...loadingTags(registry, page),
    ...iconLinks(shell, page.locale),
    `<meta name="composition" content="${escapeHtml(JSON.stringify(summarize(registry)))}">`,
  ];
  return `<!doctype html>
<html lang="${languageTag[page.locale]}">
<head>
${head.join('\n')}
</head>
<body>
${samples ? sampleBar(page.locale) : ''}<div id="root"></div>
<noscript>${withoutScript[page.locale]}</noscript>
<script type="application/json" id="composition">${inlineJson(toComposition(registry, site, page.locale))}</script>
</body>
</html>
`;
}

function iconLinks(shell: Registry['shell'], locale: PageAddress['locale']): string[] {
  const link = (attributes: string, file: string) =>
    Object.hasOwn(shell.files, file) ? [`<link ${attributes} href="${baseOf(shell)}${file}">`] : [];
  const icon = link('rel="icon" type="image/svg+xml"', 'icon.svg');
  return [
    ...(icon.length > 0 ? icon : ['<link rel="icon" href="data:,">']),
    ...link('rel="apple-touch-icon"', 'icon-180.png'),
    `<link rel="manifest" href="/app-${locale}.webmanifest">`,
  ];
}
