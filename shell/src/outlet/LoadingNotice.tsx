import { useUi, VisuallyHidden } from '@marketplace/shared-ui';
import styled, { keyframes } from 'styled-components';

const appear = keyframes`from { visibility: hidden; }`;
const grow = keyframes`from { transform: scaleX(0); } to { transform: scaleX(.9); }`;

const Bar = styled.div`
  position: fixed;
  z-index: var(--ui-z-toast);
  inset: 0 0 auto;
  height: 3px;
  background: var(--ui-accent);
  transform-origin: left;
  /* A quick answer shows no bar. */
  animation: ${appear} 150ms, ${grow} 8s cubic-bezier(.1, .7, .2, 1) 150ms both;
`;

const Words = styled.p`
  position: fixed;
  z-index: var(--ui-z-toast);
  inset-block-start: calc(var(--ui-header-height) + 8px);
  inset-inline: 0;
  width: fit-content;
  margin-inline: auto;
  padding: var(--ui-s-8) var(--ui-s-16);
  background: var(--ui-raised);
  border: 1px solid var(--ui-line);
  border-radius: var(--ui-radius-chip);
  box-shadow: var(--ui-shadow-2);
`;

/** Says that a page is on its way: a bar at once, words when it takes long. */
export function LoadingNotice({ loading, slow }: { loading: boolean; slow: boolean }) {
  const { texts } = useUi();
  return (
    <>
      {loading && <Bar aria-hidden="true" />}
      {slow && <Words aria-hidden="true">{texts.stillLoading}</Words>}
      <VisuallyHidden role="status">{slow && texts.stillLoading}</VisuallyHidden>
    </>
  );
}
