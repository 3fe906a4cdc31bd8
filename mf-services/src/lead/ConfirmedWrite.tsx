import { useWrite, type AppError } from '@marketplace/section-kit';
import { useRefusalFocus } from '@marketplace/section-kit/outcome';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button } from '@marketplace/shared-ui';
import { AlertDialog } from '@marketplace/shared-ui/overlays';
import { useState } from 'react';

interface ConfirmedWriteProps {
  /** Of the button, and of the one that confirms. */
  label: string;
  /** What is asked. */
  title: string;
  /** What follows. */
  text: string;
  cancelLabel: string;
  /** @returns what to say about a refusal, where the usual words do not do */
  words?: (refusal: AppError) => string | undefined;
  /** @throws {AppError} */
  onConfirm: () => Promise<void>;
}

/** A button whose write cannot be undone: it is asked back first, and a refusal stands beside it. */
export function ConfirmedWrite({ label, title, text, cancelLabel, words, onConfirm }: ConfirmedWriteProps) {
  const write = useWrite();
  const alert = useRefusalFocus(write);
  const [isAsking, setIsAsking] = useState(false);
  const { refusal } = write;
  const run = () => void write.run(onConfirm);
  return (
    <>
      <Button variant="outline" size="sm" busy={write.busy} disabled={write.blocked} onClick={() => setIsAsking(true)}>
        {label}
      </Button>
      <RefusalAlert ref={alert} write={write} onRetry={run} words={refusal ? words?.(refusal) : undefined} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={title}
        description={text}
        confirmLabel={label}
        cancelLabel={cancelLabel}
        tone="danger"
        onConfirm={run}
      />
    </>
  );
}
