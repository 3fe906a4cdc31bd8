import type { Question } from '../thread/Conversation';
import { ThreadOffer } from '../thread/ThreadOffer';
import type { LeadPartProps } from './leadParts';
import type { Lead } from './leadState';

/** What the request does not say; sizes and access never stand in it. */
function questionsFor({ photo_count, postal_code, timing }: Lead['project']): Question[] {
  return [
    ...(photo_count ? [] : (['photos'] as const)),
    ...(postal_code ? [] : (['postal_code'] as const)),
    ...(timing ? [] : (['timing'] as const)),
    'sizes',
    'access',
  ];
}

/** The conversation with whoever asked. */
export function LeadConversation({ lead: { id, events, project }, onChanged }: LeadPartProps) {
  return <ThreadOffer requestId={id} eventCount={events.length} onChanged={onChanged} questions={questionsFor(project)} />;
}
