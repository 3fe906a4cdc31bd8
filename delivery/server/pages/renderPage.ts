import { languageTag, type Composition, type PageFacts, type Registry } from '@marketplace/section-kit/manifest';
import { describePage } from './describePage.ts';
import { escapeHtml } from '@marketplace/node-kit/escapeHtml';
import { inlineJson } from './inlineJson.ts';
import { inRenderedPage } from './inRenderedPage.ts';
import { originsOf } from '../overrides/isDevServer.ts';
import { liveScriptPath } from '../overrides/overridesPath.ts';
import { loadingTags, type Boot } from './loadingTags.ts';
import type { PageAddress } from './resolvePage.ts';
import { sampleBar, sampleBarStyle } from './sampleBar.ts';
import { structuredData } from './structuredData.ts';
import { baseOf, summarize, type SiteInPage } from './toComposition.ts';
import type { Visit } from '../canary/visitOf.ts';
import type { Rendered } from '../prerender/createRenderer.ts';
import type { InlineTexts } from '../securityHeaders.ts';

const withoutScript = {
  en: 'This site needs JavaScript. Turn it on in your browser and load the page again.',
  fr: 'Ce site a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.',
};

interface PageParts {
  registry: Registry;
  page: PageAddress;
  /** What the database says about the address. */
  facts: PageFacts | null;
  composition: Composition & SiteInPage;
  /** What the page shows before any script ran; without it the page begins in the browser. */
  rendered: Rendered | null;
  /** Lines of icons, which a rendered page brings itself: a page that begins in the browser may show any. */
  icons: string;
  /** What stands above everything else: that this is no page for everybody. */
  bar: { html: string; style: string } | null;
  /** Origins of the development servers that put their builds into the page, by section. */
  devServers: Visit['devServers'];
}

/** A document, and what its policy must allow for it. */
interface RenderedPage extends InlineTexts {
  html: string;
}

/** The HTML document of an address. Nothing in it is of one answer only, so its bytes are the same until what it shows changes. */
export function renderPage({ registry, page, facts, composition, rendered, icons, bar, devServers }: PageParts): RenderedPage {
  const { shell } = registry;
  const { samples, config, operator } = composition;
  const css = rendered && splitFaces(rendered.css);
  const bars = [...(bar ? [bar] : []), ...(samples ? [{ html: sampleBar(page.locale), style: sampleBarStyle }] : [])];
  const styles = [...bars.map(({ style }) => style), ...(css ? [css.faces, css.others] : [])];
  const boot = bootOf(page, rendered);
  const scripts = rendered ? [rendered.early + { first: '', defer: '', after: rendered.after, intent: rendered.intent }[boot]] : [];
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...describePage(page, facts, shell, { siteUrl: config.siteUrl, samples }),
    ...structuredData(registry, page, facts, { siteUrl: config.siteUrl, samples, operator }),
    ...bars.map(({ style }) => `<style>${style}</style>`),
    ...(css ? [`<style>${css.faces}</style>`, componentStyles(css.others, rendered.library)] : []),
    // In order with the scripts of the shell, and before them; one that is away holds up nobody.
    ...originsOf(devServers).map((origin) => `<script defer crossorigin src="${origin}${liveScriptPath}"></script>`),
    ...loadingTags(registry, devServers.has(page.owner?.manifest.name ?? '') ? { ...page, owner: null } : page, boot),
    ...scripts.map((script) => `<script>${script}</script>`),
    ...iconLinks(shell, page.locale),
    // As it stands in the composition below, and so packs to little: quotes of the other kind around it.
    `<meta name="composition" content='${escapeHtml(JSON.stringify(summarize(registry))).replaceAll('&quot;', '"')}'>`,
  ];
  const html = `<!doctype html>
<html lang="${languageTag[page.locale]}">
<head>
${head.join('')}
</head>
<body>
${bars.map(({ html: text }) => text).join('')}${rendered ? seed(rendered, page) + rendered.sprite : icons}<div id="root">${rendered?.html ?? ''}</div>
${rendered ? '' : `<noscript>${withoutScript[page.locale]}</noscript>`}
<script type="application/json" id="composition">${inlineJson(rendered ? inRenderedPage(composition, shell, rendered) : composition)}</script>
</body>
</html>
`;
  return { html, styles, scripts };
}

function bootOf({ route }: PageAddress, rendered: Rendered | null): Boot {
  if (!rendered) return 'first';
  if (!rendered.early) return 'defer';
  if (route?.boot === 'intent') return 'intent';
  return rendered.after ? 'after' : 'defer';
}

/** Font faces stay where the page has them: one that is put in anew shows its file anew, and lines that somebody reads break elsewhere. */
function splitFaces(css: string): { faces: string; others: string } {
  const face = /(@font-face\{[^}]*\})(?:\/\*!sc\*\/\s*)?/g;
  return { faces: [...css.matchAll(face)].map(([, rule]) => rule).join(''), others: css.replaceAll(face, '') };
}

/** The rules that the components on the page need; styled-components takes the element over and adds to it. */
function componentStyles(css: string, library: string): string {
  return `<style data-styled="true" data-styled-version="${library}">${css}</style>`;
}

/** What the script begins with, so that it shows the same. Before the markup: rows in their columns first pack both smaller. */
function seed({ state, parts, leftOut }: Rendered, { route }: PageAddress): string {
  const begun = { state, uses: route?.uses ?? [], parts, leftOut: Object.keys(leftOut) };
  return `<script type="application/json" id="seed">${inlineJson(begun)}</script>`;
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
