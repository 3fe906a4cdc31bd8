import styled from 'styled-components';

/** Around facts that are on their way: the same with values of any week, unseen, so that they come into the room they need. */
export const Held = styled.div<{ $waits: boolean }>`
  ${({ $waits }) => $waits && 'visibility: hidden;'}
`;

/** Any end, for the room that a time takes. */
export const ANY_END = { endsAt: '2026-11-23T14:00:00Z', left: 3 * 86_400_000 };
