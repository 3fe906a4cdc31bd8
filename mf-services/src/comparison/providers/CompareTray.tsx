import { useT } from '@marketplace/section-kit';
import { Button, RemovableChip, tellHeight } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { COMPARE_LIMIT } from '../../directory/directoryQuery';
import { LIST_ID } from '../../directory/DirectoryResults';
import { trayMessages } from './trayMessages';
import { useCompareSelection, type Picked } from './compareSelection';

const Tray = styled.section`
  position: sticky;
  z-index: 3;
  inset-block-end: var(--ui-s-8);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--ui-s-8) var(--ui-s-12);
  margin-bottom: var(--ui-s-8);
  padding: var(--ui-s-12) var(--ui-s-16);
  background: var(--ui-raised);
  border: 1px solid var(--ui-line-strong);
  border-radius: var(--ui-radius-card);
  box-shadow: var(--ui-shadow-3);
  & > p { margin-inline-end: auto; font-size: 0.9375rem; }
`;

const Name = styled(RemovableChip)`
  max-width: 100%;
  & > span { overflow: hidden; max-width: 18ch; text-overflow: ellipsis; white-space: nowrap; }
`;

const tellTray = tellHeight('--ui-bottom-bar');

/** Who is picked for the comparison, in reach while the list scrolls. */
export function CompareTray({ onCompare }: { onCompare: (ids: string[]) => void }) {
  const t = useT(trayMessages);
  const { picked, toggle, clear } = useCompareSelection();
  if (picked.length === 0) return null;
  // The tray goes with the last of them, and every button in it.
  const toResults = () => document.getElementById(LIST_ID)?.focus({ preventScroll: true });
  const remove = (one: Picked) => {
    if (picked.length === 1) toResults();
    toggle(one);
  };
  const removeAll = () => {
    toResults();
    clear();
  };
  return (
    <Tray ref={tellTray} aria-label={t('tray')}>
      {picked.map((one) => (
        <Name key={one.id} onRemove={() => remove(one)} removeLabel={t('remove', { name: one.name })}>
          <span>{one.name}</span>
        </Name>
      ))}
      <p role="status">{picked.length < 2 ? t('tray.more') : t('tray.count', { count: picked.length, limit: COMPARE_LIMIT })}</p>
      <Button variant="ghost" size="sm" onClick={removeAll}>
        {t('clear')}
      </Button>
      {picked.length > 1 && (
        <Button size="sm" onClick={() => onCompare(picked.map(({ id }) => id))}>
          {t('open', { count: picked.length })}
        </Button>
      )}
    </Tray>
  );
}
