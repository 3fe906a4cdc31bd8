import { useState } from 'react';
import { changeList } from '../device/deviceLists';
import { clearList, removeLine, restoreLine } from '../list/changeList';
import type { ListLine } from '../list/linesOf';

export interface Undo {
  /** What was taken off last; `null` when nothing was, or it is back. */
  removed: readonly ListLine[] | null;
  remove: (line: ListLine) => void;
  clear: (lines: readonly ListLine[]) => void;
  undo: () => void;
}

/** Takes lines off a list, and puts the last ones back. */
export function useUndo(owner: string | null): Undo {
  const [removed, setRemoved] = useState<readonly ListLine[] | null>(null);
  return {
    removed,
    remove: (line) => {
      changeList(owner, (list) => removeLine(list, line.id, Date.now()));
      setRemoved([line]);
    },
    clear: (lines) => {
      changeList(owner, (list) => clearList(list, Date.now()));
      setRemoved(lines);
    },
    undo: () => {
      changeList(owner, (list) => (removed ?? []).reduce((before, line) => restoreLine(before, line, Date.now()), list));
      setRemoved(null);
    },
  };
}
