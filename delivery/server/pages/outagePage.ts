import type { Context } from 'hono';
import { brand } from '@marketplace/shared-ui/brand';
import { languageTag, splitLocale } from '@marketplace/section-kit/manifest';
import { pageHeaders } from '../securityHeaders.ts';

/** Seconds until it is worth asking again. */
const retryAfter = 30;

const style =
  'main{max-width:32rem;margin:15vh auto;padding:0 1rem;font:1.125rem/1.5 system-ui,sans-serif}a{display:inline-block;padding:.6rem 0}';

const words = {
  en: {
    title: 'We will be back shortly',
    text: 'The site cannot reach its data right now. Nothing of yours is lost. Try again in a minute.',
    again: 'Try again',
  },
  fr: {
    title: 'De retour dans un instant',
    text: 'Le site n’a pas accès à ses données pour le moment. Rien de ce qui vous appartient n’est perdu. Réessayez dans une minute.',
    again: 'Réessayer',
  },
};

/**
 * Stands for every page while the backend has not started yet: there is no key with which a page could ask it, so a page
 * would stay empty also once it answers. Plain HTML that search engines do not keep.
 */
export function outagePage(context: Context, siteUrl: string): Response {
  const { locale } = splitLocale(new URL(context.req.url).pathname);
  const { title, text, again } = words[locale];
  const html = `<!doctype html>
<html lang="${languageTag[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${brand.name}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${text}</p>
<a href="">${again}</a>
</main>
</body>
</html>
`;
  return context.body(html, 503, {
    'content-type': 'text/html; charset=utf-8',
    ...pageHeaders({ styles: [style], scripts: [] }, siteUrl, null),
    'retry-after': String(retryAfter),
  });
}
