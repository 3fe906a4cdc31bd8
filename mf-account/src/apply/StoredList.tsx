import { useT, useWrite } from '@marketplace/section-kit';
import { useOutcome, useRefusalFocus } from '@marketplace/section-kit/outcome';
import { RefusalAlert } from '@marketplace/section-kit/refusal';
import { Button } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { pageFormMessages } from './pageFormMessages';
import { useReadAgain } from './useApplications';

const List = styled.ul`
  display: grid;
  gap: var(--ui-s-8);
`;

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--ui-s-8);
  overflow-wrap: anywhere;
`;

interface StoredListProps {
  label: string;
  entries: readonly { id: string; name: string; note?: string; fixed?: boolean }[];
  /** Takes one away. */
  take: (id: string) => Promise<unknown>;
  /** What its button says. */
  action: 'remove' | 'withdraw';
}

const done = { remove: 'removed', withdraw: 'withdrawn' } as const;

/** What is stored, each with a button that takes it away. */
export function StoredList({ label, entries, take, action }: StoredListProps) {
  const t = useT(pageFormMessages);
  const write = useWrite();
  const alert = useRefusalFocus(write);
  const { status, say } = useOutcome();
  const readAgain = useReadAgain();
  const press = (id: string, name: string) =>
    void write.run(async () => {
      await take(id);
      await readAgain();
      say(t(done[action], { name }));
    });
  return (
    <>
      {status}
      {entries.length > 0 && (
        <List role="list" aria-label={label}>
          {entries.map(({ id, name, note, fixed }) => (
            <Row key={id}>
              <span>
                {name}
                {note && ` – ${note}`}
              </span>
              {!fixed && (
                <Button variant="outline" size="sm" disabled={write.busy || write.blocked} onClick={() => press(id, name)}>
                  {t(action, { name })}
                </Button>
              )}
            </Row>
          ))}
        </List>
      )}
      <RefusalAlert ref={alert} write={write} />
    </>
  );
}
