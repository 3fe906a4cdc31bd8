import { callFunction, useDb, useT, useWrite } from '@marketplace/section-kit';
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
  /** Which call takes one away, and what its button says. */
  call: 'remove_company_service' | 'withdraw_credential';
  action: 'remove' | 'withdraw';
}

/** What is stored, each with a button that takes it away. */
export function StoredList({ label, entries, call, action }: StoredListProps) {
  const t = useT(pageFormMessages);
  const db = useDb();
  const write = useWrite();
  const readAgain = useReadAgain();
  const take = (id: string) =>
    void write.run(async () => {
      await callFunction(db, call, { id });
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
              <Button variant="outline" size="sm" disabled={write.busy || write.blocked} onClick={() => take(id)}>
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
