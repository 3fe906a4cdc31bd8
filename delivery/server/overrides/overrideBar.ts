import { escapeHtml } from '@marketplace/node-kit/escapeHtml';
import { withLocale, type Locale, type Registry } from '@marketplace/section-kit/manifest';
import type { Choice } from './OverriddenRegistries.ts';
import { overrideWords } from './overrideWords.ts';
import { overridesPath } from './overridesPath.ts';

/** The bar above every page that runs other versions than the live ones; in the document itself, so that a broken page has it too. */
export function overrideBar(live: Registry, { registry: shown, devServers }: Choice, locale: Locale): string {
  const { badge, change, title, standIn, unchecked } = overrideWords[locale];
  const tried = Object.values(shown.sections).filter(({ artifact }) => live.sections[artifact.name]?.artifact !== artifact);
  const names = tried.map(({ artifact }) => `${artifact.name} ${artifact.version} (${live.sections[artifact.name]!.artifact.version})`);
  const served = [...devServers].map(([name, origin]) => {
    const { version } = live.sections[name]!.artifact;
    return standIn.replace('{{section}}', name).replace('{{origin}}', origin).replace('{{live}}', version);
  });
  const warning = served.length > 0 ? `. ${unchecked}` : '';
  const link = `<a href="${withLocale(overridesPath, locale)}">${change}</a>`;
  const text = escapeHtml([...names, ...served].join(', '));
  return `<aside class="override-bar" aria-label="${title}">${badge} ${text}${warning} ${link}</aside>\n`;
}

const rule = 'padding:6px 16px;background:#5b2a00;color:#fff;font:500 13px/1.4 system-ui,sans-serif;text-align:center';

/** As dark in both colour schemes, so the words keep their contrast. */
export const overrideBarStyle = `body{margin:0}.override-bar{${rule}}.override-bar a{display:inline-block;padding:4px 8px;color:inherit}`;
