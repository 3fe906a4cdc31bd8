import { parsePostalCode, useDb, useLocale, useT } from '@marketplace/section-kit';
import { useEffect, useRef, useState } from 'react';
import { Button, FormAlert } from '@marketplace/shared-ui';
import { Sheet } from '@marketplace/shared-ui/overlays';
import { changeList } from '../device/deviceLists';
import { clearList } from '../list/changeList';
import type { ListLine } from '../list/linesOf';
import type { Place } from '../list/ProjectList';
import { lastSendAttempt, openSendAttempt } from './sendAttempt';
import { SendForm, sendDraft } from './SendForm';
import { sendList, subjectOf } from './sendList';
import { sendMessages } from './sendMessages';
import type { SendValues } from './sendRules';
import { SentList, type SentTo } from './SentList';

export interface SendSheetProps {
  /** What can be sent: sold today, by a vendor that is known. */
  lines: readonly ListLine[];
  /** Ids of the vendors that nobody reads for. */
  unreachable: ReadonlySet<string>;
  place: Place;
  owner: string | null;
  hasRepriced: boolean;
  onAdopt: () => void;
  onClose: () => void;
}

/** Sends the list: who gets it, where it is delivered to, how to answer; then the one page where all answers come together. */
export function SendSheet({ lines, unreachable, place, owner, hasRepriced, onAdopt, onClose }: SendSheetProps) {
  const t = useT(sendMessages);
  const db = useDb();
  const locale = useLocale();
  const [sent, setSent] = useState<SentTo | null>(null);
  const arrival = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sent) arrival.current?.focus();
  }, [sent]);

  const send = async (values: SendValues, vendorIds: readonly string[], acknowledged: boolean, notice: string) => {
    const chosen = lines.filter(({ vendorId }) => vendorId !== null && vendorIds.includes(vendorId));
    const attempt = openSendAttempt(subjectOf(chosen));
    const destination = parsePostalCode(values.postalCode);
    const postalCode = destination?.code ?? values.postalCode;
    const projects = await sendList(db, {
      attempt,
      vendorIds,
      lines: chosen,
      values: { ...values, postalCode },
      isGuest: owner === null,
      acknowledged,
      locale,
      notice,
    });
    lastSendAttempt.clear();
    sendDraft(owner).clear();
    changeList(owner, (list) =>
      !destination || list.place.postalCode === postalCode
        ? list
        : { ...list, place: { postalCode, province: destination.province, editedAt: Date.now() } },
    );
    setSent({
      vendors: projects.map(({ vendor, reachable }) => ({ name: vendor, isReachable: reachable })),
      path: `/r/${owner === null ? attempt.token : attempt.id}`,
    });
  };
  const clear = () => {
    changeList(owner, (list) => clearList(list, Date.now()));
    onClose();
  };

  const title = !sent ? 'title' : sent.vendors.some(({ isReachable }) => isReachable) ? 'done.title' : 'done.title.stored';
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t(title)}>
      {!sent && <p>{t('lead')}</p>}
      {!sent && hasRepriced && (
        <>
          <FormAlert>{t('repriced')}</FormAlert>
          <Button block onClick={onAdopt}>
            {t('update')}
          </Button>
        </>
      )}
      {!sent && !hasRepriced && (
        <SendForm lines={lines} unreachable={unreachable} postalCode={place.postalCode} owner={owner} send={send} />
      )}
      {sent && <SentList ref={arrival} project={sent} isGuest={owner === null} onClear={clear} onKeep={onClose} />}
    </Sheet>
  );
}
