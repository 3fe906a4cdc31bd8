import type { Company, Place, Request, Who, World } from './World.ts';

/** What staff decides about a review. */
export type ReviewDecision = 'publish' | 'refuse' | 'keep' | 'remove' | 'restore' | 'erase' | 'remove_reply';

/** One call of the API, with everything that it sends. Days are the model's. */
export type Call = Readonly<{ who: Who; company: Company }> &
  Readonly<
    | { act: 'advance'; to: string }
    | { act: 'accept'; quote: string; isTotalRight: boolean }
    | { act: 'quote'; id: string; lastDay: number }
    | { act: 'withdrawQuote'; quote: string }
    | { act: 'write'; id: string; ask: boolean }
    | { act: 'read'; upTo: number }
    | { act: 'propose'; id: string; place: Place; starts: readonly number[] }
    | { act: 'pick'; visit: string; start: number; saysWhere: boolean }
    | { act: 'refuse'; visit: string }
    | { act: 'callOff'; visit: string }
    | { act: 'schedule'; firstDay: number; lastDay: number }
    | { act: 'finish' }
    | { act: 'object' }
    | { act: 'cancel' }
    | { act: 'settle'; outcome: 'completed' | 'cancelled' | 'hired' }
    | { act: 'decide'; decision: 'suspend' | 'reinstate' }
    | { act: 'review'; id: string; rating: number; isTooShort: boolean; isFromOffice: boolean }
    | { act: 'answerHold'; review: string; words: string }
    | { act: 'report'; id: string; review: string }
    | { act: 'reply'; review: string; words: string }
    | { act: 'moderate'; review: string; decision: ReviewDecision; isReasoned: boolean }
    | { act: 'confirm' }
    | { act: 'claim' }
    | { act: 'revoke' }
  >;

export type Act = Call['act'];
/** What a call of this kind does to the world. It raises the refusal that the caller gets. */
export type Effect<A extends Act> = (world: World, request: Request, call: Extract<Call, { act: A }>) => void;
