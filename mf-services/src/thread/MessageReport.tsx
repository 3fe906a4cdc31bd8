import { useT } from '@marketplace/section-kit';
import { ReportDialog } from '../report/ReportDialog';
import { reportMessages } from '../report/reportMessages';

interface MessageReportProps {
  id: string;
  sender: string;
  token: string | null;
  onClose: () => void;
}

/** Tells staff what is wrong with a message. */
export function MessageReport({ id, sender, token, onClose }: MessageReportProps) {
  const t = useT(reportMessages);
  return (
    <ReportDialog
      kind="message"
      id={id}
      token={token}
      reasons={['spam', 'abuse', 'private', 'other']}
      title={t('message.title', { sender })}
      lead={t('message.lead')}
      done={t('message.done')}
      onClose={onClose}
    />
  );
}
