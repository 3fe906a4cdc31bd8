import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { brand } from '@marketplace/shared-ui/brand';
import { findChromium } from '../support/findChromium.ts';

/*
 * Draws the pictures of link previews into the packages whose pages they stand for, and the icons of the installed app into
 * shell/public (npm run cards). They are committed, because a build must not need a browser. Pictures are JPEG: the scenes are flat, and previews are small.
 */
const root = join(import.meta.dirname, '../..');
const folderOf = (name) => join(root, name, 'public');
const art = (name) => readFileSync(join(root, `shared-ui/src/art/${name}.svg`), 'utf8');
const resolve = createRequire(join(root, 'shared-ui/package.json')).resolve;
const font = (name) => readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)).toString('base64');

/** Articles with a card of their own name: it shows their title and their illustration. */
const manifests = JSON.parse(
  execFileSync(process.execPath, [join(root, 'delivery/bin/printManifests.ts')], { encoding: 'utf8', maxBuffer: 1 << 24 }),
);
const articles = Object.values(manifests).flatMap(({ name: owner, routes }) =>
  routes.flatMap(({ card, title }) => {
    const [file] = card ? globSync(join(root, owner, `content/*/${card}.en.mdx`)) : [];
    return file ? [{ owner, card, scene: /^art: (\S+)$/m.exec(readFileSync(file, 'utf8'))[1], ...title }] : [];
  }),
);

/** One card for the site, for each section that has its own, for each group of guides and for each article: what it is about, and the scene that shows it. */
const cards = [
  { owner: 'shell', scene: 'scene-hero', en: brand.tagline.en, fr: brand.tagline.fr },
  {
    owner: 'mf-services',
    scene: 'service-construction',
    en: 'Local professionals, honest quotes',
    fr: 'Des pros d’ici, des soumissions claires',
  },
  {
    owner: 'mf-catalog',
    scene: 'tile-weekly-deals',
    en: 'Materials and deals for your project',
    fr: 'Matériaux et aubaines pour votre projet',
  },
  {
    owner: 'mf-marketing',
    card: 'financial',
    scene: 'scene-savings',
    en: 'Mortgages, taxes and grants in Canada',
    fr: 'Prêts, taxes et subventions au Canada',
  },
  {
    owner: 'mf-marketing',
    card: 'financial-mortgages',
    scene: 'scene-welcome',
    en: 'Mortgages in Canada, step by step',
    fr: 'Le prêt hypothécaire au Canada, pas à pas',
  },
  {
    owner: 'mf-marketing',
    card: 'financial-programs',
    scene: 'service-construction',
    en: 'Housing programs and grants in Canada',
    fr: 'Programmes et aides au logement au Canada',
  },
  {
    owner: 'mf-marketing',
    card: 'financial-taxes',
    scene: 'tile-weekly-flyer',
    en: 'Home taxes, rebates and insurance in Canada',
    fr: 'Taxes, aides et assurance habitation au Canada',
  },
  {
    owner: 'mf-marketing',
    card: 'financial-calculators',
    scene: 'scene-savings',
    en: 'Budget, rates and credit for a home in Canada',
    fr: 'Budget, taux et crédit pour se loger au Canada',
  },
  ...articles,
];

const page = ({ scene, text }) => `<!doctype html><style>
  @font-face { font-family: Display; src: url(data:font/woff2;base64,${font('bricolage-grotesque')}); font-weight: 200 800; }
  body { margin: 0; width: 1200px; height: 630px; display: flex; background: #0f5e50; color: #fff; font-family: Display; }
  div { flex: 0 0 560px; box-sizing: border-box; padding: 72px 40px 72px 72px; display: flex; flex-direction: column; justify-content: space-between; }
  p { margin: 0; display: flex; align-items: center; gap: 20px; font-size: 52px; font-weight: 700; }
  p svg { width: 76px; height: 76px; }
  h1 { margin: 0; font-size: 62px; line-height: 1.1; font-weight: 700; text-wrap: balance; }
  figure { flex: 1; margin: 0; overflow: hidden; }
  figure svg { width: 100%; height: 100%; display: block; }
</style><div><p>${art('logo')}<span>${brand.name}</span></p><h1>${text}</h1></div><figure>${scene}</figure>`;

const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
const tab = await browser.newPage({ viewport: { width: 1200, height: 630 } });
for (const { owner, card, scene, ...texts } of cards) {
  const name = card ? `social-${card}` : 'social';
  const picture = art(scene).replace('<svg ', '<svg preserveAspectRatio="xMidYMid slice" ');
  for (const [locale, text] of Object.entries(texts)) {
    await tab.setContent(page({ scene: picture, text }));
    await tab.evaluate(() => document.fonts.ready);
    await tab.screenshot({ path: join(folderOf(owner), `${name}-${locale}.jpg`), type: 'jpeg', quality: 75 });
  }
}
for (const size of [180, 192, 512]) {
  await tab.setViewportSize({ width: size, height: size });
  // The whole square is coloured: systems cut their own corners.
  await tab.setContent(`<style>body{margin:0;background:#0f5e50}svg{display:block;width:${size}px;height:${size}px}</style>${art('logo')}`);
  await tab.screenshot({ path: join(folderOf('shell'), `icon-${size}.png`) });
}
await browser.close();
