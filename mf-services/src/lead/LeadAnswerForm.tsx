import { useT } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import { ErrorState } from '@marketplace/shared-ui';
import { leadMessages } from './leadMessages';
import { leadAnswers, type LeadAnswerProps } from './leadParts';
import type { LeadAnswer } from './leadQuery';

/** The form of the answer that the address asks for. Most visits only read, so it is loaded when it is opened. */
export function LeadAnswerForm({ answer, ...props }: LeadAnswerProps & { answer: LeadAnswer }) {
  const t = useT(leadMessages);
  const load = async () => ({ Component: await leadAnswers[answer]() });
  const { data: Form, error, refetch } = useLatePart(`services/lead-answer/${answer}`, load);
  if (error) return <ErrorState title={t('answer.failed')} text={t('answer.failed.text')} onRetry={() => void refetch()} />;
  return Form ? <Form.Component {...props} /> : <p role="status">{t('answer.loading')}</p>;
}
