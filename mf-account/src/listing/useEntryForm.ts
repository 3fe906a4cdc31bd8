import { useFocusAfter } from '@marketplace/section-kit/outcome';
import { useState } from 'react';

/**
 * The form of a part that lists entries: for another one, or for one that is changed.
 *
 * @returns `changing`, the entry that is changed; `change`, which begins it; `formKey`, by which what was saved or left makes room for an
 * empty form; `leave`, to be called then; and `above`, the heading of the form: there the focus goes on
 */
export function useEntryForm() {
  const [{ changing, left }, setForm] = useState<{ changing: string | null; left: number }>({ changing: null, left: 0 });
  const { ref: above, begin } = useFocusAfter<HTMLHeadingElement>(String(left));
  return {
    changing,
    change: (id: string) => setForm((before) => ({ ...before, changing: id })),
    formKey: changing ?? left,
    leave: () => {
      begin();
      setForm((before) => ({ changing: null, left: before.left + 1 }));
    },
    above,
  };
}
