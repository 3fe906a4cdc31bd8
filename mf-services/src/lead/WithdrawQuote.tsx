import { callFunction, useDb, useNotify, useT } from '@marketplace/section-kit';
import { ConfirmedWrite } from './ConfirmedWrite';
import { withdrawMessages } from './withdrawMessages';

interface WithdrawQuoteProps {
  /** Of the quote that stands. */
  id: string;
  version: number;
  /** Reads the request again; resolves when it is shown. */
  onChanged: () => Promise<unknown>;
}

/** Takes back a quote that was sent and that nobody accepted. Asking again after a lost answer takes it back once. */
export function WithdrawQuote({ id, version, onChanged }: WithdrawQuoteProps) {
  const t = useT(withdrawMessages);
  const db = useDb();
  const notify = useNotify();
  const withdraw = async () => {
    await callFunction(db, 'withdraw_quote', { id });
    notify({ title: t('done'), tone: 'success' });
    await onChanged();
  };
  return (
    <ConfirmedWrite
      label={t('submit')}
      title={t('title', { version })}
      text={t('text')}
      cancelLabel={t('keep')}
      words={({ field, kind }) => (field === 'status' ? t('over') : kind === 'refused' ? t('rights') : undefined)}
      onConfirm={withdraw}
    />
  );
}
