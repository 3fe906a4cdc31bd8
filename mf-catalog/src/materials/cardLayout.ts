import styled from 'styled-components';

/** The picture with the buttons over its corner. */
export const Picture = styled.div`
  position: relative;
`;

export const Corner = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: var(--ui-s-8);
  inset-inline-end: var(--ui-s-8);
  display: flex;
  gap: var(--ui-s-8);
  /* A ground of its own, so that each button reads on every picture. */
  & > button { background: var(--ui-surface); border-radius: var(--ui-radius-l); box-shadow: var(--ui-shadow-1); }
`;

export const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--ui-s-8);
  min-height: 26px;
`;

export const Title = styled.h3`
  font-size: 1.125rem;
  line-height: 1.3;
  overflow-wrap: anywhere;
  & > a { scroll-margin-block-start: calc(var(--ui-header-height) + 96px); }
`;

export const Text = styled.p`
  font-size: 0.9375rem;
  line-height: 1.45;
  color: var(--ui-ink-muted);
`;

export const Facts = styled.ul`
  display: grid;
  gap: var(--ui-s-4);
  padding: 0;
  list-style: none;
  font-size: 0.9375rem;
  line-height: 1.4;
  color: var(--ui-ink-muted);
  & > li { display: flex; gap: var(--ui-s-8); }
  & > li > svg { flex: none; }
  & > li > span { min-width: 0; overflow-wrap: anywhere; }
`;

/** A line of its own above the button, so that prices of one row stand level. */
export const PriceLine = styled.p`
  width: 100%;
`;
