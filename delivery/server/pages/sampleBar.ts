import type { Locale } from '@marketplace/section-kit/manifest';

const words = {
  en: { name: 'About this site', text: 'Demonstration site: companies, products, prices and reviews are samples.' },
  fr: { name: 'À propos de ce site', text: 'Site de démonstration\u00a0: entreprises, produits, prix et avis sont des exemples.' },
};

/**
 * The bar above every page of a site that runs on samples. It stands in the document itself, so that it is there before any
 * script, moves nothing when the page fills, and stays when the page breaks. Its type is the device's own: a font that
 * arrives later would wrap it anew.
 */
export function sampleBar(locale: Locale): string {
  const { name, text } = words[locale];
  return `<aside class="sample-bar" aria-label="${name}">${text}</aside>\n`;
}

const rule = 'padding:6px 16px;background:#0b3b33;color:#fff;font:500 13px/1.4 system-ui,sans-serif;text-align:center';

/** How the bar looks: as dark in both colour schemes, so the words keep their contrast. */
export const sampleBarStyle = `body{margin:0}.sample-bar{${rule}}`;
