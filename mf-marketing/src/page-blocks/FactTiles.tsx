import { Card, Icon, media, type IconSource, type Tone } from '@marketplace/shared-ui';
import { Fragment } from 'react';
import styled from 'styled-components';

export interface Fact {
  icon: IconSource;
  title: string;
  text: string;
}

const tones: readonly Tone[] = ['spruce', 'amber', 'lake', 'cedar', 'moss', 'plum'];

/** Three or six tiles go by three, others by two and four, so that none stands alone in the last row. */
const Grid = styled.ul<{ $byThree: boolean }>`
  display: grid;
  gap: var(--ui-s-16);
  ${media.md} { grid-template-columns: repeat(${({ $byThree }) => ($byThree ? 3 : 2)}, minmax(0, 1fr)); }
  ${media.lg} { grid-template-columns: repeat(${({ $byThree }) => ($byThree ? 3 : 4)}, minmax(0, 1fr)); gap: var(--ui-s-24); }
`;

const Mark = styled.span<{ $tone: Tone }>`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  background: ${({ $tone }) => `var(--ui-tone-${$tone}-bg)`};
  color: ${({ $tone }) => `var(--ui-tone-${$tone}-ink)`};
  border-radius: var(--ui-radius-l);
`;

const Text = styled.p`
  color: var(--ui-ink-muted);
`;

/** Lets "Manufacturers/Vendors" break at its stroke instead of inside a word. */
const withBreaks = (title: string) =>
  title.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** Things to know, each with a picture of its own, a title and a sentence. They lead nowhere; links are `Tile`. */
export function FactTiles({ facts }: { facts: readonly Fact[] }) {
  return (
    <Grid role="list" $byThree={facts.length % 3 === 0}>
      {facts.map(({ icon, title, text }, index) => (
        <Card as="li" key={title}>
          <Mark $tone={tones[index % tones.length]!}>
            <Icon name={icon} size={26} />
          </Mark>
          <h3>{withBreaks(title)}</h3>
          <Text>{text}</Text>
        </Card>
      ))}
    </Grid>
  );
}
