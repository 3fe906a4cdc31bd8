import { useNotify, useT } from '@marketplace/section-kit';
import { useState, type ComponentProps, type ComponentType } from 'react';
import { Button } from '@marketplace/shared-ui';
import type { MessageReport } from './MessageReport';
import { threadMessages } from './threadMessages';

type Report = ComponentType<ComponentProps<typeof MessageReport>>;

const load = () => import(/* webpackChunkName: "message-report" */ './MessageReport');

/** Opens the form that reports a message; few readers need it, so it is loaded when it is asked for. */
export function ReportButton(message: Pick<ComponentProps<typeof MessageReport>, 'id' | 'sender' | 'token'>) {
  const t = useT(threadMessages);
  const notify = useNotify();
  const [Form, setForm] = useState<Report | null>(null);
  const open = () =>
    void load().then(
      ({ MessageReport }) => setForm(() => MessageReport),
      () => notify({ title: t('report.failed'), tone: 'failure' }),
    );
  return (
    <>
      <Button variant="ghost" size="sm" aria-label={t('report.label', { sender: message.sender })} onClick={open}>
        {t('report')}
      </Button>
      {Form && <Form {...message} onClose={() => setForm(null)} />}
    </>
  );
}
