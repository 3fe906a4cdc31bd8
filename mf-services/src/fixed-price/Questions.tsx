import { media } from '@marketplace/shared-ui';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  gap: var(--ui-s-24);
  ${media.md} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  & dt { margin-bottom: var(--ui-s-4); font-weight: 600; }
  & dd { margin: 0; color: var(--ui-ink-muted); }
`;

/** What people ask, with the answers. */
export function Questions({ questions }: { questions: readonly { question: string; answer: string }[] }) {
  return (
    <List>
      {questions.map(({ question, answer }) => (
        <div key={question}>
          <dt>{question}</dt>
          <dd>{answer}</dd>
        </div>
      ))}
    </List>
  );
}
