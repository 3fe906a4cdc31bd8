import type { LeadAnswerProps } from '../../leadParts';
import { QuoteComposer } from './QuoteComposer';

/** The answer of a company that quotes. What was sent stands on the page behind it at once. */
export function QuoteAnswer({ lead, onClose, onChanged }: LeadAnswerProps) {
  return <QuoteComposer lead={lead} onClose={onClose} onSent={() => void onChanged()} />;
}
