import { useDeviceStore, useT, useWrite } from '@marketplace/section-kit';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button, TextArea } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { hiddenMessages } from './hiddenMessages';
import { holdsContact } from './holdsContact';
import { messageDrafts, pictured, retyped } from './messageDrafts';
import { PictureField } from './PictureField';
import { pictureMessages } from './pictureMessages';
import { threadMessages } from './threadMessages';
import type { SendMessage } from './useConversation';
import { usePictures } from './usePictures';

const MAX_CHARACTERS = 4000;

const Root = styled.form`
  display: grid;
  gap: var(--ui-s-12);
  justify-items: start;
  & > :first-child { width: 100%; }
`;

interface ComposerProps {
  requestId: string;
  /** Secret of the private link of a guest. */
  token: string | null;
  /** Whether contact details are shown; otherwise it is said that they stay hidden. */
  open: boolean;
  onSend: SendMessage;
  /** Shares the contact details instead of writing them; where that is possible. */
  onShare: (() => void) | undefined;
  /** It was asked for just now, so that writing begins at once. */
  takesFocus?: boolean;
}

/** Where a message is written. The words stay on the device until they are known to have arrived. */
export function Composer({ requestId, token, open, onSend, onShare, takesFocus = false }: ComposerProps) {
  const t = useT(threadMessages);
  const hidden = useT(hiddenMessages);
  const picture = useT(pictureMessages);
  const store = messageDrafts.of(requestId);
  const draft = useDeviceStore(store);
  const write = useWrite();
  const pictures = usePictures(requestId, token);
  const field = useRef<HTMLTextAreaElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const body = draft?.body ?? '';
  const length = [...body.trim()].length;

  const send = () => {
    const problem = length === 0 ? t('empty') : length > MAX_CHARACTERS ? t('tooLong', { count: length }) : undefined;
    setError(problem);
    if (problem || !draft) return field.current?.focus();
    store.write({ ...draft, sent: true });
    void write
      .run(async () => {
        await onSend({ id: draft.id, body }, pictures.isAny ? pictures.store : undefined);
        store.clear();
        pictures.clear();
      })
      .then((refusal) => refusal?.field === 'uploads' && pictures.forget());
  };
  const wordsFor = (field: string | null | undefined) => {
    if (pictures.hasProblem) return picture('notSent');
    return field === 'confirm' ? t('unconfirmed') : undefined;
  };
  return (
    <Root
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        ref={field}
        label={t('label')}
        hint={open ? undefined : hidden('notice')}
        error={error}
        rows={3}
        // It stands among the messages already.
        value={write.busy ? '' : body}
        readOnly={write.busy}
        onChange={({ currentTarget: { value } }) => {
          setError(undefined);
          store.update((before) => retyped(before, value));
        }}
      />
      {!open && onShare && holdsContact(body) && (
        <Button variant="outline" onClick={onShare}>
          {t('share')}
        </Button>
      )}
      <PictureField pictures={pictures} disabled={write.busy} onChanged={() => store.update(pictured)} />
      <Button type="submit" busy={write.busy} disabled={write.blocked}>
        {t('send')}
      </Button>
      <RefusalAlert write={write} onRetry={send} words={wordsFor(write.refusal?.field)} />
    </Root>
  );
}
