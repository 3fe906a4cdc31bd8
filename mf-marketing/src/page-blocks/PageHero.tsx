import { Hero, Illustration, media } from '@marketplace/shared-ui';
import { art, type ArtName } from '@marketplace/shared-ui/art';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { ProductScreen } from './ProductScreen';
import type { ScreenName } from './screenMessages';

interface PageHeroProps {
  title: string;
  lead: string;
  /** A drawing, or a screen of the product. */
  picture: ArtName | { screen: ScreenName };
  /** Buttons, and what belongs beside them. */
  children?: ReactNode;
}

const Actions = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  ${media.sm} { display: flex; flex-wrap: wrap; align-items: center; }
`;

/** Opening of a company or vendor page: what it is about, what to do, and a picture. */
export function PageHero({ title, lead, picture, children }: PageHeroProps) {
  return (
    <Hero
      title={title}
      lead={lead}
      minHeight={400}
      art={typeof picture === 'string' ? <Illustration src={art[picture]} /> : <ProductScreen name={picture.screen} />}
    >
      {children && <Actions>{children}</Actions>}
    </Hero>
  );
}
