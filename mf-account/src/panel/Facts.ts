import styled from 'styled-components';

/** What is known of something: each name above its value. */
export const Facts = styled.dl`
  display: grid;
  gap: var(--ui-s-12);
  overflow-wrap: anywhere;
  & dt { font-size: 0.875rem; color: var(--ui-ink-muted); }
  & dd { margin: 0; white-space: pre-line; }
`;
