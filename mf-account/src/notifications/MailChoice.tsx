import { useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Checkbox } from '@marketplace/shared-ui';
import { useMailChoices, type OptionalMail } from './useMailChoices';

interface MailChoiceProps {
  kind: OptionalMail;
  label: string;
  hint: string;
}

/** Whether the account wants a kind of mail: one press, one write. Nothing while that is not known. */
export function MailChoice({ kind, label, hint }: MailChoiceProps) {
  const write = useWrite();
  const { data, choose } = useMailChoices();
  const wanted = data?.find((choice) => choice.kind === kind)?.wanted;
  if (wanted === undefined) return null;
  return (
    <div>
      <Checkbox
        label={label}
        hint={hint}
        checked={wanted}
        disabled={write.busy || write.blocked}
        onChange={({ target }) => void write.run(() => choose(kind, target.checked))}
      />
      <RefusalAlert write={write} />
    </div>
  );
}
