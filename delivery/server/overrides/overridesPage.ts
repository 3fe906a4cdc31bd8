import { escapeHtml } from '@marketplace/node-kit/escapeHtml';
import { brand } from '@marketplace/shared-ui/brand';
import { languageTag, withLocale, type Locale, type Registry } from '@marketplace/section-kit/manifest';
import { isDevServer } from './isDevServer.ts';
import { formatOverrides, type Overrides } from './Overrides.ts';
import { overridesPath } from './overridesPath.ts';
import { overrideWords } from './overrideWords.ts';

export const overridesStyle = [
  'body{margin:0;background:#fff;color:#1d2a26;font:1rem/1.5 system-ui,sans-serif}',
  'main{max-width:44rem;margin:0 auto;padding:1.5rem 1rem}',
  'table{width:100%;border-collapse:collapse}th,td{padding:.5rem .5rem .5rem 0;text-align:start;border-bottom:1px solid #d9d4c8;overflow-wrap:anywhere}',
  'select,button,.link{min-height:44px;padding:0 1rem;font:inherit}select{max-width:100%}',
  '.link{display:inline-flex;align-items:center;color:#0f5e50}',
  'form{margin-block:1rem}code{overflow-wrap:anywhere}',
].join('');

interface OverridesPage {
  live: Registry;
  /** Published versions of each section, newest first. */
  published: ReadonlyMap<string, readonly string[]>;
  /** What this browser runs, or what a link asks for. */
  chosen: Overrides;
  /** Of `chosen`, what cannot be had. */
  missing: readonly string[];
  isAsked: boolean;
  locale: Locale;
  /** Public address without trailing slash. */
  siteUrl: string;
}

/** The page on which a browser chooses test versions; also what a shared link shows before anything is changed. */
export function overridesPage({ live, published, chosen, missing, isAsked, locale, siteUrl }: OverridesPage): string {
  const words = overrideWords[locale];
  const here = withLocale(overridesPath, locale);
  const rows = Object.values(live.sections).map(({ artifact: { name, version } }) => {
    const wanted = chosen.get(name) ?? '';
    const options = [...(isDevServer(wanted) ? [wanted] : []), ...(published.get(name) ?? []).filter((other) => other !== version)];
    const option = (value: string, text: string) => `<option value="${value}"${wanted === value ? ' selected' : ''}>${text}</option>`;
    const select = `<select name="${name}" aria-label="${name}">${option('', words.asLive)}${options.map((other) => option(other, other)).join('')}</select>`;
    return `<tr><th scope="row">${name}</th><td>${version}</td><td>${select}</td></tr>`;
  });
  const servers = [...new Set([...chosen.values()].filter(isDevServer))];
  const link = `${siteUrl}${here}?use=${formatOverrides(chosen)}`;
  return `<!doctype html>
<html lang="${languageTag[locale]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${words.title} – ${brand.name}</title>
<style>${overridesStyle}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${isAsked ? words.asked : words.intro}</p>
${servers.length > 0 ? `<p><strong>${words.askedServer.replace('{{origins}}', servers.join(', '))}</strong></p>\n` : ''}${missing.length > 0 ? `<p role="alert">${words.missing} ${escapeHtml(missing.join(', '))}</p>` : ''}
<form method="post" action="${here}">
<table>
<thead><tr><th scope="col">${words.section}</th><th scope="col">${words.live}</th><th scope="col">${words.here}</th></tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
<p><button>${words.use}</button> ${isAsked ? `<a class="link" href="${withLocale('/', locale)}">${words.cancel}</a>` : ''}</p>
</form>
<form method="post" action="${here}"><button>${words.reset}</button></form>
${chosen.size > 0 ? `<p>${words.share} <code>${escapeHtml(link)}</code></p>` : ''}
</main>
</body>
</html>
`;
}
