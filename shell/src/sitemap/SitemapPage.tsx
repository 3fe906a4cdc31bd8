import { usePage, useT } from '@marketplace/section-kit';
import { Container, PageHeader, TextLink, media } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { shellMessages } from '../messages';
import { useComposition, useHost } from '../HostContext';
import { sitemapGroups } from '../navigation/menus.ts';
import { useGroupLinks } from '../navigation/useNavigationLinks';
import { sitemapMessages } from './sitemapMessages';

const Groups = styled(Container)`
  display: grid;
  gap: var(--ui-s-32);
  padding-block-end: var(--ui-s-64);
  ${media.sm} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.lg} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
  & h2 { font-size: 1.25rem; }
`;

const Links = styled.ul`
  margin-block-start: var(--ui-s-8);
  & a { display: inline-flex; align-items: center; min-height: 44px; }
`;

/** Every page of the site in one place. */
function SitemapPage() {
  const t = useT(shellMessages);
  const own = useT(sitemapMessages);
  const toLinks = useGroupLinks();
  const more = { title: own('more'), links: useUnlinkedPages() };
  usePage({ title: t('sitemap.title') });
  return (
    <>
      <PageHeader title={t('sitemap.title')} lead={own('lead')} />
      <Groups>
        {[...toLinks(sitemapGroups, true), ...(more.links.length ? [more] : [])].map(({ title, links }) => (
          <section key={title} aria-label={title}>
            <h2>{title}</h2>
            <Links role="list">
              {links.map(({ href, label }) => (
                <li key={href}>
                  <TextLink href={href}>{label}</TextLink>
                </li>
              ))}
            </Links>
          </section>
        ))}
      </Groups>
    </>
  );
}

/** Pages of the sections that no menu names: whatever a section adds can be found. */
function useUnlinkedPages(): { href: string; label: string }[] {
  const { loader } = useHost();
  const { navigation } = useComposition();
  const listed = new Set(Object.values(navigation).flatMap((links) => links.map(({ path }) => path)));
  return loader.sections
    .flatMap(({ routes, takenOut }) => (takenOut ? [] : routes))
    .filter(({ path, indexed }) => indexed !== false && !path.includes(':') && !listed.has(path))
    .map(({ path, title }) => ({ href: path, label: title }));
}

export { SitemapPage as Component };
