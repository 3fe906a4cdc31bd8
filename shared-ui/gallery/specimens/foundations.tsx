import styled from 'styled-components';
import { Icon } from '../../src/icon/Icon';
import { iconNames } from '../../src/icon/iconNames';
import { tokens } from '../../src/theme/tokens';
import type { Specimen } from '../Specimen';

const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: var(--ui-s-12);
  font-size: 0.8125rem;
`;

const Swatch = styled.div<{ $name: string }>`
  &::before {
    content: '';
    display: block;
    height: 48px;
    margin-bottom: var(--ui-s-4);
    border: 1px solid var(--ui-line);
    border-radius: var(--ui-radius-s);
    background: var(--ui-${({ $name }) => $name});
    forced-color-adjust: none;
  }
`;

const Icons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(104px, 1fr));
  gap: var(--ui-s-16) var(--ui-s-8);
  font-size: 0.8125rem;

  span { display: grid; justify-items: center; gap: var(--ui-s-4); text-align: center; }
`;

const Type = styled.div`
  display: grid;
  gap: var(--ui-s-12);
`;

export const foundations: Specimen[] = [
  {
    id: 'type/headings',
    size: 'wide',
    element: (
      <Type>
        <h1>Rénover mieux, près de chez vous</h1>
        <h2>Heading two: œuvre, façade, hôtel</h2>
        <h3>Heading three and card titles</h3>
        <p>Body 16. Compare local pros, get quotes, save your list. Prices read $1,249.99 and 1 249,99 $.</p>
      </Type>
    ),
  },
  {
    id: 'tokens/colours',
    size: 'wide',
    element: (
      <Swatches>
        {Object.keys(tokens).map((name) => (
          <Swatch key={name} $name={name}>
            {name}
          </Swatch>
        ))}
      </Swatches>
    ),
  },
  {
    id: 'icon/all',
    size: 'wide',
    element: (
      <Icons>
        {iconNames.map((name) => (
          <span key={name}>
            <Icon name={name} size={24} />
            {name}
          </span>
        ))}
      </Icons>
    ),
  },
];
