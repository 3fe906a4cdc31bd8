import { brand } from '@marketplace/shared-ui/brand';
import { escapeHtml } from '@marketplace/node-kit/escapeHtml';
import type { Mail } from '../../mails/layout/Mail.ts';

/** The list of caught mails as a page. */
export function listPage(mails: readonly Mail[]): string {
  const rows = mails.map(
    ({ ID, To, Subject, Created }) =>
      `<li><a href="/mail/${encodeURIComponent(ID)}">${escapeHtml(Subject)}</a><br>
<small>${escapeHtml(To[0]?.Address ?? '')}, <time>${escapeHtml(Created.replace('T', ' ').slice(0, 19))} UTC</time></small></li>`,
  );
  return page('Mailbox', rows.length ? `<ul>${rows.join('')}</ul>` : '<p>No mail yet. Sign up on the site to get one.</p>');
}

/** One mail as a page: its text, with links that can be followed. */
export function mailPage({ To, Subject, Text }: Mail): string {
  const text = escapeHtml(Text).replace(/https?:\/\/\S+/g, (url) => `<a href="${url}">${url}</a>`);
  return page(Subject, `<p><a href="/">All mails</a></p><p><small>To ${escapeHtml(To[0]?.Address ?? '')}</small></p><pre>${text}</pre>`);
}

function page(title: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} – ${escapeHtml(brand.name)}</title>
<style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem }
ul { list-style: none; padding: 0 } li { padding: .75rem 0; border-bottom: 1px solid #8886 }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit }
</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${content}</main></body>
</html>`;
}
