import { useT } from '@marketplace/section-kit';
import { hover, Icon } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { serviceMessages } from '../../provider/messages';
import { useCompareSelection, type Picked } from './compareSelection';

const Box = styled.span`
  position: relative;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 44px;
  height: 44px;
  border: 1px solid transparent;
  border-radius: var(--ui-radius-l);
  ${hover} { background: color-mix(in srgb, currentColor 8%, transparent); }
  &:has(:checked) { background: var(--ui-primary-soft); color: var(--ui-primary-soft-ink); border-color: currentColor; }
  &:has(:disabled) { color: var(--ui-ink-subtle); background: none; }
  &:has(:focus-visible) { outline: 3px solid var(--ui-focus); outline-offset: 2px; }
  & > input {
    position: absolute;
    inset: -1px;
    width: auto;
    margin: 0;
    opacity: 0;
    cursor: pointer;
    &:disabled { cursor: not-allowed; }
  }
`;

/** Picks a professional for the comparison; three at most. A native checkbox that looks like the heart beside it. */
export function CompareToggle({ id, name }: Picked) {
  const t = useT(serviceMessages);
  const { has, isFull, toggle } = useCompareSelection();
  const checked = has(id);
  return (
    <Box title={t('compare')}>
      <input
        type="checkbox"
        aria-label={t('compareName', { name })}
        checked={checked}
        disabled={isFull && !checked}
        onChange={() => toggle({ id, name })}
      />
      <Icon name="Scale" />
    </Box>
  );
}
