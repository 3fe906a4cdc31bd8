import { useT } from '@marketplace/section-kit';
import { useState, type KeyboardEvent } from 'react';
import { media, TextField } from '@marketplace/shared-ui';
import styled from 'styled-components';
import { changeList } from '../device/deviceLists';
import { changeLine } from '../list/changeList';
import type { ListLine } from '../list/linesOf';
import { MAX_NOTE_LENGTH, MAX_ROOM_LENGTH } from '../list/ProjectList';
import { listMessages } from '../listMessages';

const Fields = styled.div`
  display: grid;
  align-items: start;
  gap: var(--ui-s-16);
  margin-top: var(--ui-s-12);
  ${media.md} { grid-template-columns: 1fr 1fr; }
`;

interface LineDetailsProps {
  line: ListLine;
  owner: string | null;
  /** Id of the list of room names to choose from. */
  roomsId: string;
  /** Told before the line goes to another room. */
  onMove: () => void;
}

/** Room and note of a line. A room is taken over when the field is left, because the line moves to its room then. */
export function LineDetails({ line, owner, roomsId, onMove }: LineDetailsProps) {
  const t = useT(listMessages);
  const [room, setRoom] = useState(line.room);
  const change = (part: { room?: string; note?: string }) => changeList(owner, (list) => changeLine(list, line.id, part, Date.now()));
  const leaveRoom = () => {
    if (room === line.room) return;
    onMove();
    change({ room });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') leaveRoom();
  };
  return (
    <Fields data-print="hide">
      <TextField
        label={t('line.room')}
        hint={t('line.room.hint')}
        list={roomsId}
        maxLength={MAX_ROOM_LENGTH}
        autoComplete="off"
        value={room}
        onChange={({ target }) => setRoom(target.value)}
        onBlur={leaveRoom}
        onKeyDown={onKeyDown}
      />
      <TextField
        label={t('line.note')}
        maxLength={MAX_NOTE_LENGTH}
        autoComplete="off"
        defaultValue={line.note}
        onChange={({ target }) => change({ note: target.value })}
      />
    </Fields>
  );
}
