import { useT } from '@marketplace/section-kit';
import { useId, useState } from 'react';
import { Card, Icon, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { findAreas } from './findAreas';
import { profileMessages } from './messages';
import type { ProviderProfile } from './ProviderProfile';

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8) var(--ui-s-16);
  padding: 0;
  list-style: none;
  & > li { display: inline-flex; align-items: center; gap: var(--ui-s-4); }
  & svg { color: var(--ui-primary); }
`;

/** Where the company works, and an answer for one's own postal code. */
export function ServiceAreas({ areas }: Pick<ProviderProfile, 'areas'>) {
  const t = useT(profileMessages);
  const headingId = useId();
  const [text, setText] = useState('');
  const found = findAreas(areas, text);
  if (areas.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{t('areas')}</h2>
      <List role="list">
        {areas.map(({ area }) => (
          <li key={area}>
            <Icon name="MapPin" size={16} />
            {area}
          </li>
        ))}
      </List>
      <TextField
        label={t('areas.search')}
        hint={t('areas.hint')}
        value={text}
        maxLength={80}
        autoComplete="postal-code"
        onChange={(event) => setText(event.target.value)}
      />
      <p role="status">
        {text.trim() &&
          (found.length > 0
            ? t('areas.covered', { places: found.map(({ area }) => area).join(', ') })
            : t('areas.missing', { text: text.trim() }))}
      </p>
    </Card>
  );
}
