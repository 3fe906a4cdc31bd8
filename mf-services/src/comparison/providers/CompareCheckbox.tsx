import { useT } from '@marketplace/section-kit';
import { Checkbox, VisuallyHidden } from '@marketplace/shared-ui';
import { serviceMessages } from '../../provider/messages';
import { useCompareSelection, type Picked } from './compareSelection';

/** Picks a professional for the comparison; three at most. */
export function CompareCheckbox({ id, name }: Picked) {
  const t = useT(serviceMessages);
  const { has, isFull, toggle } = useCompareSelection();
  const checked = has(id);
  return (
    <Checkbox
      label={
        <>
          <span aria-hidden="true">{t('compare')}</span>
          <VisuallyHidden>{t('compareName', { name })}</VisuallyHidden>
        </>
      }
      checked={checked}
      disabled={isFull && !checked}
      onChange={() => toggle({ id, name })}
    />
  );
}
