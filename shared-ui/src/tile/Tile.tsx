import type { ComponentPropsWithRef, ReactNode } from 'react';
import styled from 'styled-components';
import type { Tone } from '../badge/tone';
import { Card } from '../card/Card';
import { StretchedLink } from '../card/StretchedLink';
import { Icon } from '../icon/Icon';
import type { IconSource } from '../icon/iconRegistry';
import { Illustration } from '../illustration/Illustration';
import { media } from '../theme/media';

export interface TileProps extends Omit<ComponentPropsWithRef<'li'>, 'title'> {
  href: string;
  title: string;
  text?: ReactNode;
  /** Address of a picture. */
  art?: string;
  /** Instead of a picture: an icon on a tone. */
  icon?: IconSource;
  tone?: Tone;
}

const Root = styled(Card)`
  ${media.md} { gap: var(--ui-s-12); }
  gap: var(--ui-s-8);
  padding: var(--ui-s-16);
`;

const Mark = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  background: ${({ $tone }) => `var(--ui-tone-${$tone}-bg)`};
  color: ${({ $tone }) => `var(--ui-tone-${$tone}-ink)`};
  border-radius: var(--ui-radius-l);
`;

const Text = styled.p`
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--ui-ink-muted);
`;

/** One way on: a picture or an icon, a title that is the link, a short text. Stands in a `TileGrid`. */
export function Tile({ href, title, text, art, icon, tone = 'spruce', ...item }: TileProps) {
  return (
    <Root as="li" {...item}>
      {art && <Illustration src={art} />}
      {icon && !art && (
        <Mark $tone={tone}>
          <Icon name={icon} size={24} />
        </Mark>
      )}
      <h3>
        <StretchedLink href={href}>{title}</StretchedLink>
      </h3>
      {text && <Text>{text}</Text>}
    </Root>
  );
}
