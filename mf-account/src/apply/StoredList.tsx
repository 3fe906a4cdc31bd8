import { useT, useWrite } from '@marketplace/section-kit';
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

/** What is stored, each with a button that takes it away. */
export function StoredList({ label, entries, take, action }: StoredListProps) {
  const t = useT(pageFormMessages);
  const write = useWrite();
  const readAgain = useReadAgain();
  const press = (id: string) =>
    void write.run(async () => {
      await take(id);
      await readAgain();
    });
  if (!entries.length) return null;
  return (
    <>
      <List role="list" aria-label={label}>
        {entries.map(({ id, name, note, fixed }) => (
          <Row key={id}>
            <span>
              {name}
              {note && ` – ${note}`}
            </span>
            {!fixed && (
              <Button variant="outline" size="sm" disabled={write.busy || write.blocked} onClick={() => press(id)}>
                {t(action, { name })}
              </Button>
            )}
          </Row>
        ))}
      </List>
      <RefusalAlert write={write} />
    </>
  );
}
