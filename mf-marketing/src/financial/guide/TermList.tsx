import styled from 'styled-components';
import { Cited } from './Cited';

const List = styled.dl`
  display: grid;
  gap: var(--ui-s-12);
  max-width: 68ch;
  & dt { font-weight: 650; }
  & dd { margin: 0; }
`;

/** Short terms, each with its explanation. */
export function TermList({ terms }: { terms: readonly { term: string; text: string }[] }) {
  return (
    <List>
      {terms.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            <Cited>{text}</Cited>
          </dd>
        </div>
      ))}
    </List>
  );
}
