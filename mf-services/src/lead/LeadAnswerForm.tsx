import { useT } from '@marketplace/section-kit';
import { LatePart } from '@marketplace/section-kit/late-part';
import { leadMessages } from './leadMessages';
import { leadAnswers, type LeadAnswerProps } from './leadParts';
import type { LeadAnswer } from './leadQuery';

/** The form of the answer that the address asks for. Most visits only read, so it is loaded when it is opened. */
export function LeadAnswerForm({ answer, ...props }: LeadAnswerProps & { answer: LeadAnswer }) {
  const t = useT(leadMessages);
  const load = async () => ({ Component: await leadAnswers[answer]() });
  return (
    <LatePart
      name={`services/lead-answer/${answer}`}
      load={load}
      failed={t('answer.failed')}
      pending={<p role="status">{t('answer.loading')}</p>}
    >
      {({ Component }) => <Component {...props} />}
    </LatePart>
  );
}
