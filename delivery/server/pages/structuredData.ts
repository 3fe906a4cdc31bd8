import {
  findRoute,
  localePrefix,
  mergeSlots,
  withLocale,
  type Artifact,
  type Locale,
  type PageFacts,
  type Registry,
  type RouteManifest,
} from '@marketplace/section-kit/manifest';
import { brand } from '@marketplace/shared-ui/brand';
import { sampleDetails, type Operator } from '@marketplace/shared-ui/operator';
import { articleThing, logo } from './articleThing.ts';
import type { Site } from './describePage.ts';
import { inlineJson } from './inlineJson.ts';
import type { PageAddress } from './resolvePage.ts';
import { socialCard } from './socialCard.ts';
import { baseOf } from './toComposition.ts';
import { webPageThing } from './webPageThing.ts';

type Thing = Record<string, unknown>;

/**
 * The structured data of an address: what the database says about it, the article or the kind of page it is, a breadcrumb from
 * `parents` of its route, and the site itself on the home page. A site that runs on samples names no company and no product.
 *
 * @returns lines for `<head>`, one for each object of schema.org
 */
export function structuredData(
  registry: Registry,
  page: PageAddress,
  facts: PageFacts | null,
  site: Site & { operator: Operator },
): string[] {
  const { siteUrl, samples, operator } = site;
  if (page.status === 404 || !page.route || page.route.indexed === false) return [];
  const told = (facts?.jsonLd ?? []).filter((thing) => !samples || thing['@type'] === 'BreadcrumbList');
  const picture = ownPicture(page, facts, siteUrl) ?? socialCard(page, registry.shell, siteUrl)?.url;
  const things = told.map((thing) => withPicture(withSite(thing, siteUrl, page.locale), picture));
  if (page.route.article) things.push(articleThing(page, page.route, registry.shell, siteUrl));
  if (page.route.webPage) things.push(webPageThing(page, page.route, page.route.webPage, siteUrl));
  if (page.path === '/')
    things.push(...(samples ? [] : [organization(page, registry.shell, siteUrl, operator)]), webSite(registry, page, siteUrl));
  if (page.route.parents && !things.some((thing) => thing['@type'] === 'BreadcrumbList')) {
    things.push(breadcrumb(registry, page, page.route, facts?.title ?? undefined, siteUrl));
  }
  return things.map((thing) => `<script type="application/ld+json">${inlineJson({ '@context': 'https://schema.org', ...thing })}</script>`);
}

/** An `@id` names the thing that the pages of both languages are about, so it is the same in both. */
function withSite(thing: Thing, siteUrl: string, locale: Locale): Thing {
  const fill = (key: string, value: unknown): unknown =>
    typeof value === 'string' ? value.replaceAll('{site}', key === '@id' ? siteUrl : `${siteUrl}${localePrefix[locale]}`) : value;
  return JSON.parse(JSON.stringify(thing), fill) as Thing;
}

/** The picture of what the page is about, where the build of its section has it as a file. */
function ownPicture({ route, owner }: PageAddress, facts: PageFacts | null, siteUrl: string): string | undefined {
  if (!facts?.picture || !route?.pictures || !owner) return undefined;
  const { artifact } = owner;
  const file = route.pictures
    .map((each) => each.replace('{picture}', () => facts.picture!))
    .find((each) => Object.hasOwn(artifact.files, each));
  return file && `${siteUrl}${baseOf(artifact)}${file}`;
}

/** A product or a company is shown with the picture of the page where it has none of its own. */
function withPicture(thing: Thing, picture: string | undefined): Thing {
  const isShown = ['Product', 'LocalBusiness'].includes(String(thing['@type']));
  return isShown && picture && !thing.image ? { ...thing, image: picture } : thing;
}

function breadcrumb({ sections }: Registry, page: PageAddress, route: RouteManifest, title: string | undefined, siteUrl: string): Thing {
  const routes = Object.values(sections).flatMap(({ manifest }) => manifest.routes);
  const address = (path: string): string => `${siteUrl}${withLocale(path, page.locale)}`;
  const above = ['/', ...(route.parents ?? [])].flatMap((path) => {
    const found = findRoute(routes, path);
    return found ? [{ name: found.route.title[page.locale], item: address(path) }] : [];
  });
  const steps = [...above, { name: title ?? route.title[page.locale], item: address(page.path) }];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** Who runs the site. What still is a sample of the brand is said to nobody. */
function organization({ locale }: PageAddress, shell: Artifact, siteUrl: string, operator: Operator): Thing {
  const said = (detail: keyof Operator) => (sampleDetails(operator).includes(detail) ? undefined : operator[detail]);
  return {
    '@type': 'Organization',
    name: brand.name,
    url: `${siteUrl}${withLocale('/', locale)}`,
    ...logo(shell, siteUrl),
    email: brand.supportEmail,
    legalName: said('legalName'),
    address: said('mailingAddress'),
    telephone: said('phone'),
    areaServed: 'CA',
    ...(brand.social.length > 0 && { sameAs: brand.social.map(({ href }) => href) }),
  };
}

function webSite({ sections }: Registry, { locale }: PageAddress, siteUrl: string): Thing {
  const { search } = mergeSlots(
    Object.values(sections).map(({ manifest }) => manifest),
    locale,
  );
  return {
    '@type': 'WebSite',
    name: brand.name,
    url: `${siteUrl}${withLocale('/', locale)}`,
    ...(search && {
      potentialAction: {
        '@type': 'SearchAction',
        target: `${siteUrl}${withLocale(search.href, locale).replace('{text}', '{search_term_string}')}`,
        'query-input': 'required name=search_term_string',
      },
    }),
  };
}
