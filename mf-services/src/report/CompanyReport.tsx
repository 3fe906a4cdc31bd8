import { useT } from '@marketplace/section-kit';
import { ReportDialog } from './ReportDialog';
import { reportMessages } from './reportMessages';

interface CompanyReportProps {
  id: string;
  name: string;
  onClose: () => void;
}

/** Tells staff what is wrong with a company or its page. */
export function CompanyReport({ id, name, onClose }: CompanyReportProps) {
  const t = useT(reportMessages);
  return (
    <ReportDialog
      kind="provider"
      id={id}
      reasons={['spam', 'abuse', 'private', 'other']}
      title={t('company.title', { name })}
      lead={t('company.lead')}
      done={t('company.done')}
      onClose={onClose}
    />
  );
}
