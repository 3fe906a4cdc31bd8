import { useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Checkbox } from '@marketplace/shared-ui';
import { searchesMessages } from './searchesMessages';
import { useMailChoice } from './useMailChoice';

/** Whether the account wants emails about its saved searches. Nothing while that is not known. */
export function AlertChoice() {
  const t = useT(searchesMessages);
  const write = useWrite();
  const { wanted, choose } = useMailChoice('search_alert');
  if (wanted === undefined) return null;
  return (
    <div>
      <Checkbox
        label={t('alerts')}
        hint={t('alerts.hint')}
        checked={wanted}
        disabled={write.busy || write.blocked}
        onChange={({ target }) => void write.run(() => choose(target.checked))}
      />
      <RefusalAlert write={write} />
    </div>
  );
}
