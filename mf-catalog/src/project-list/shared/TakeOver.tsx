import { newId, useAuth, useT } from '@marketplace/section-kit';
import { useState } from 'react';
import { Button, LinkButton } from '@marketplace/shared-ui';
import { shoppingCartIcon } from '../../icons';
import { changeList } from '../device/deviceLists';
import { addToList } from '../list/changeList';
import type { ListLine } from '../list/linesOf';
import type { ProjectList } from '../list/ProjectList';
import { listMessages } from '../listMessages';

/** Puts every line of a shared list on one's own; once, because a second time would double it. */
export function TakeOver({ lines }: { lines: readonly ListLine[] }) {
  const t = useT(listMessages);
  const owner = useAuth(({ user }) => user?.id ?? null);
  const [added, setAdded] = useState<number | null>(null);

  const takeOver = () => {
    let count = 0;
    changeList(owner, (list) =>
      lines.reduce((before: ProjectList, line) => {
        const after = addToList(before, line, { ...line, price: line.priceCents / 100 }, { now: Date.now(), newId });
        if (after) count += 1;
        return after ?? before;
      }, list),
    );
    setAdded(count);
  };
  return (
    <>
      {added === null ? (
        <Button icon="Plus" onClick={takeOver}>
          {t('shared.add')}
        </Button>
      ) : (
        <LinkButton href="/list" icon={shoppingCartIcon}>
          {t('shared.open')}
        </LinkButton>
      )}
      <span role="status">
        {added !== null &&
          (added === lines.length ? t('shared.added', { count: added }) : t('shared.addedPart', { added, count: lines.length }))}
      </span>
    </>
  );
}
