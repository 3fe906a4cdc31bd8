import { Card, CardGrid, Icon, type IconName, type Tone } from 'shared-ui';
import styled from 'styled-components';

export interface Fact {
  icon: IconName;
  title: string;
  text: string;
}

const tones: readonly Tone[] = ['spruce', 'amber', 'lake', 'cedar', 'moss', 'plum'];

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

/** Things to know, each with a picture of its own, a title and a sentence. They lead nowhere; links are `Tile`. */
export function FactTiles({ facts, min = 240 }: { facts: readonly Fact[]; min?: number }) {
  return (
    <CardGrid min={min}>
      {facts.map(({ icon, title, text }, index) => (
        <Card as="li" key={title}>
          <Mark $tone={tones[index % tones.length]!}>
            <Icon name={icon} size={26} />
          </Mark>
          <h3>{title}</h3>
          <Text>{text}</Text>
        </Card>
      ))}
    </CardGrid>
  );
}
