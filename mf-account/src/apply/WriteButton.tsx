import { useNotify, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { useReadAgain } from './useApplications';

const Root = styled.div`
  display: grid;
  gap: var(--ui-s-12);
  justify-items: start;
`;

interface WriteButtonProps {
  label: string;
  busyLabel: string;
  /** Shown once it is done; nothing where the page itself shows it. */
  done?: string;
  disabled?: boolean;
  quiet?: boolean;
  write: () => Promise<unknown>;
}

/** A button that does one thing to the application and shows what it became. */
export function WriteButton({ label, busyLabel, done, disabled = false, quiet = false, write: work }: WriteButtonProps) {
  const notify = useNotify();
  const write = useWrite();
  const readAgain = useReadAgain();
  const press = () =>
    void write.run(async () => {
      await work();
      await readAgain();
      if (done) notify({ title: done, tone: 'success' });
    });
  return (
    <Root>
      <RefusalAlert write={write} onRetry={press} />
      <Button
        size="lg"
        variant={quiet ? 'outline' : undefined}
        busy={write.busy}
        busyLabel={busyLabel}
        disabled={disabled || write.blocked}
        onClick={press}
      >
        {label}
      </Button>
    </Root>
  );
}
