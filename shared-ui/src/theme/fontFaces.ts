import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';

/**
 * The two families and their fallbacks. The overrides give the fallback the metrics of the real font (computed with
 * Capsize), so both look alike. A file that is not there when the page is first shown is for the next page: the lines of one
 * font break elsewhere than those of another, and nothing that somebody reads may move.
 * The Latin subset holds every French letter; without a range, which every page would have to say, other letters are found in the next font.
 */
export const fontFaces = `
@font-face{font-family:"Figtree Variable";font-style:normal;font-display:optional;font-weight:300 900;src:url(${figtree}) format("woff2")}
@font-face{font-family:"Bricolage Grotesque Variable";font-style:normal;font-display:optional;font-weight:200 800;src:url(${bricolage}) format("woff2")}
@font-face{font-family:"Figtree Fallback";src:local("Arial"),local("Liberation Sans");ascent-override:94.32%;descent-override:24.82%;line-gap-override:0%;size-adjust:100.72%}
@font-face{font-family:"Bricolage Fallback";src:local("Arial"),local("Liberation Sans");ascent-override:88.21%;descent-override:25.61%;line-gap-override:0%;size-adjust:105.43%}
`;

/**
 * Whether the document has them already, as one that the server rendered does. Put in anew, a file that came too late would be
 * shown after all.
 */
export function bringsFaces(): boolean {
  return (
    typeof document !== 'undefined' && 'fonts' in document && [...document.fonts].some(({ family }) => family.includes('Figtree Variable'))
  );
}
