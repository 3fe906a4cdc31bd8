import { media, Section } from '@marketplace/shared-ui';
import styled from 'styled-components';

const List = styled.div`
  display: grid;
  gap: var(--ui-s-24) var(--ui-s-32);
  ${media.md} { grid-template-columns: repeat(auto-fit, minmax(320px, 1fr)); }
  & h3 { margin-bottom: var(--ui-s-4); font-size: 1.125rem; }
  & p { max-width: 60ch; color: var(--ui-ink-muted); }
`;

interface ParagraphsProps {
  title: string;
  parts: readonly { title: string; text: string }[];
  tone?: 'sunken';
}

/** A section to read: what helps to use the page, each thought below its own title. */
export function Paragraphs({ title, parts, tone }: ParagraphsProps) {
  return (
    <Section title={title} {...(tone && { tone })}>
      <List>
        {parts.map((part) => (
          <div key={part.title}>
            <h3>{part.title}</h3>
            <p>{part.text}</p>
          </div>
        ))}
      </List>
    </Section>
  );
}
