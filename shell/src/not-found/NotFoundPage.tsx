import { useEffect, useState } from 'react';
import { useLocale, usePage, useT } from '@marketplace/section-kit';
import { useLocation, withLocale } from '@marketplace/section-kit/host';
import { Chip, Container, LinkButton } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { HeaderSearch } from '../header/HeaderSearch';
import { shellMessages } from '../messages';
import { useGroupLinks } from '../navigation/useNavigationLinks';

let lastLogged = '';

const Root = styled(Container)`
  display: grid;
  justify-items: center;
  gap: var(--ui-s-16);
  max-width: 640px;
  padding-block: var(--ui-s-40) var(--ui-s-64);
  text-align: center;
`;

const Scene = styled.img`
  width: 100%;
  max-width: 400px;
  aspect-ratio: 16 / 10;
  border-radius: var(--ui-radius-art);
`;

const Attempted = styled.p`
  color: var(--ui-ink-muted);
  & > span { color: var(--ui-ink); font-weight: 600; overflow-wrap: anywhere; }
`;

const Popular = styled.nav`
  display: grid;
  gap: var(--ui-s-12);
  margin-block-start: var(--ui-s-8);
  & > h2 { font-size: 1.125rem; }
`;

const PopularLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: var(--ui-s-8);
`;

/** An address nobody owns: says so, and offers ways onward. */
export function NotFoundPage() {
  const t = useT(shellMessages);
  const [popular] = useGroupLinks()(['popular']);
  const { pathname } = useLocation();
  const address = withLocale(pathname, useLocale());
  const scene = useScene();
  usePage({ title: t('notFound.title') });
  useEffect(() => {
    if (lastLogged === address) return;
    lastLogged = address;
    console.info(`Page not found: ${address}`);
  }, [address]);

  return (
    <Root>
      <Scene src={scene} alt="" width={400} height={250} />
      <h1 tabIndex={-1} data-page-heading="">
        {t('notFound.title')}
      </h1>
      <Attempted>
        {t('notFound.attempted')} <span>{address}</span>
      </Attempted>
      <LinkButton href="/" icon="Home">
        {t('notFound.home')}
      </LinkButton>
      <HeaderSearch />
      <Popular aria-labelledby="popular-pages">
        <h2 id="popular-pages">{popular!.title}</h2>
        <PopularLinks role="list">
          {popular!.links.map(({ href, label }) => (
            <li key={href}>
              <Chip href={href}>{label}</Chip>
            </li>
          ))}
        </PopularLinks>
      </Popular>
    </Root>
  );
}

/** The drawing is fetched apart: this page itself must not depend on another file. */
function useScene(): string | undefined {
  const [scene, setScene] = useState<string>();
  useEffect(() => {
    import(/* webpackChunkName: "not-found-scene" */ './scene').then(
      (module) => setScene(module.scene),
      () => undefined,
    );
  }, []);
  return scene;
}
