import { useMinWidth } from '@marketplace/shared-ui';
import type { LeadAnswerProps } from '../../leadParts';
import { QuoteComposer } from './QuoteComposer';

/** The answer of a company that quotes: on a phone it covers the page. What was sent stands on the page behind it at once. */
export function QuoteAnswer({ lead, onClose, onDone }: LeadAnswerProps) {
  const isSheet = !useMinWidth('lg');
  return <QuoteComposer lead={lead} isSheet={isSheet} onClose={onClose} onSent={() => void onDone()} />;
}
