import fc from 'fast-check';
import type { Act, Call, ReviewDecision } from './Call.ts';
import type { Company, Who, World } from './World.ts';

/**
 * What happens to the call, in the one session that a history has: once; `twice`, the second after the first was answered, to the same answer;
 * again after the next move; or `killed`, taken back before it is committed, as a database does whose process died, and sent again.
 * What several sessions do at the same moment is in requestsRaces.test.ts, where a server runs them; a process that is really killed while
 * quotes, messages and hires arrive over HTTP is in emulator/kills.test.ts.
 */
export type Delivery = 'once' | 'twice' | 'again later' | 'killed';

/**
 * One thing that somebody does or tries; something that gets further, by whomever it takes; or days that pass with or without the round
 * that looks at what is due.
 */
export type Move =
  | { act: Act; who: Who; company: Company; variant: number; delivery: Delivery }
  | { act: 'get further'; variant: number; delivery: Delivery }
  | { act: 'pass'; days: number; rounds: 0 | 1 | 2 };

const weighted = <T>(...entries: [weight: number, value: T][]) =>
  fc.oneof(...entries.map(([weight, value]) => ({ weight, arbitrary: fc.constant(value) })));

const homeowner = weighted<Who>([5, 'mail'], [4, 'device'], [4, 'owner'], [1, 'stranger']);
const people: Readonly<Record<Company, fc.Arbitrary<Who>>> = {
  one: weighted<Who>([6, 'provider'], [4, 'estimator'], [1, 'crew'], [1, 'ownModerator'], [1, 'rival'], [1, 'owner']),
  two: weighted<Who>([8, 'rival'], [1, 'provider'], [1, 'crew']),
};
const staff = weighted<Who>([5, 'support'], [8, 'moderator'], [3, 'ownModerator'], [1, 'provider'], [1, 'owner']);
const otherCustomers = weighted<Who>([3, 'neighbour'], [3, 'household'], [3, 'cousin'], [1, 'stranger']);

const actsOf = {
  homeowner: weighted<Act>(
    [3, 'confirm'],
    [5, 'advance'],
    [5, 'accept'],
    [2, 'write'],
    [2, 'read'],
    [3, 'pick'],
    [1, 'refuse'],
    [4, 'finish'],
    [3, 'object'],
    [1, 'cancel'],
    [4, 'review'],
    [2, 'answerHold'],
    [1, 'report'],
    [1, 'claim'],
    [1, 'revoke'],
  ),
  people: weighted<Act>(
    [3, 'advance'],
    [7, 'quote'],
    [1, 'withdrawQuote'],
    [3, 'write'],
    [2, 'read'],
    [4, 'propose'],
    [1, 'callOff'],
    [2, 'schedule'],
    [4, 'finish'],
    [3, 'object'],
    [1, 'cancel'],
    [2, 'reply'],
    [1, 'report'],
    [1, 'review'],
  ),
  otherCustomers: weighted<Act>([4, 'review'], [1, 'answerHold']),
  staff: weighted<Act>([4, 'settle'], [1, 'decide'], [6, 'moderate'], [1, 'report']),
};

const delivery = weighted<Delivery>([6, 'once'], [1, 'twice'], [1, 'again later'], [1, 'killed']);
const variant = fc.nat(11);
const company = weighted<Company>([3, 'one'], [2, 'two']);

const byHomeowner = fc.record({ act: actsOf.homeowner, who: homeowner, company, variant, delivery });
const byPeople = company.chain((of) => fc.record({ act: actsOf.people, who: people[of], company: fc.constant(of), variant, delivery }));
const byStaff = fc.record({ act: actsOf.staff, who: staff, company, variant, delivery });
const byOtherCustomers = fc.record({ act: actsOf.otherCustomers, who: otherCustomers, company, variant, delivery });
const byWhomeverItTakes = fc.record({ act: fc.constant('get further' as const), variant: fc.nat(59), delivery });
const byClock = fc.record({
  act: fc.constant('pass' as const),
  days: weighted([5, 1], [3, 2], [2, 4], [2, 7], [1, 14], [1, 31], [1, 91]),
  rounds: weighted<0 | 1 | 2>([1, 0], [5, 1], [1, 2]),
});

/** What leads to a hire on the shortest way, because much can happen only then. */
const hire = (of: Company): Move[] =>
  (
    [
      ['confirm', 'mail'],
      ['quote', of === 'one' ? 'estimator' : 'rival'],
      ['accept', 'device'],
    ] as const
  ).map(([act, who]) => ({ act, who, company: of, variant: 1, delivery: 'once' }));

/** What leads to work that both sides call finished, because reviews are about that. */
const finish = (of: Company): Move[] => [
  ...hire(of),
  { act: 'finish', who: of === 'one' ? 'provider' : 'rival', company: of, variant: 1, delivery: 'once' },
  { act: 'finish', who: 'mail', company: of, variant: 1, delivery: 'once' },
];

/** What leads to finished work of a company that others have reviewed, some days before or on the same one. */
const finishAfterOthers = (of: Company, days: number): Move[] => [
  ...(['household', 'neighbour'] as const).map((who) => ({
    act: 'review' as const,
    who,
    company: of,
    variant: 4,
    delivery: 'once' as const,
  })),
  ...(days > 0 ? [{ act: 'pass' as const, days, rounds: 1 as const }] : []),
  ...finish(of),
];

/** Histories of up to 29 moves, half of them from a hire on, of these more than half from finished work on. */
export const histories: fc.Arbitrary<Move[]> = fc
  .tuple(
    weighted<Move[]>(
      [5, []],
      [2, hire('one')],
      [1, hire('two')],
      [1, finish('one')],
      [1, finish('two')],
      [1, finishAfterOthers('one', 2)],
      [1, finishAfterOthers('two', 0)],
    ),
    fc.array(
      fc.oneof(
        { weight: 12, arbitrary: byWhomeverItTakes },
        { weight: 4, arbitrary: byHomeowner },
        { weight: 4, arbitrary: byPeople },
        { weight: 3, arbitrary: byOtherCustomers },
        { weight: 2, arbitrary: byStaff },
        { weight: 5, arbitrary: byClock },
      ),
      { minLength: 1, maxLength: 21, size: 'max' },
    ),
  )
  .map(([beginning, moves]) => [...beginning, ...moves]);

const decisions: readonly ReviewDecision[] = [
  'publish',
  'refuse',
  'remove',
  'restore',
  'publish',
  'erase',
  'keep',
  'remove_reply',
  'refuse',
  'publish',
  'remove',
  'restore',
];
const homeownerMoves = ['connected', 'hired', 'hired', 'withdrawn', 'completed', 'viewed'];
const companyMoves = ['viewed', 'interested', 'interested', 'declined', 'completed', 'quoted'];
/** Days from today, of which some are over, too far away, or today. */
const offers: readonly (readonly number[])[] = [[1, 6], [2], [1, 3, 10], [0], [-1, 3], [4, 91]];
const outcomes = ['completed', 'cancelled', 'hired'] as const;

/** The call that a move makes of what its maker sees at that moment. Ids are made anew, as a client makes them. */
export function toCall({ act, who, company, variant }: Extract<Move, { who: Who }>, world: World): Call {
  const request = world.requests[company];
  const id = crypto.randomUUID();
  const by = { who, company };
  const newest = <T extends { id: string }>(list: readonly T[]) => list.at(-1)?.id ?? id;
  // Somebody's page may still show a visit that another has taken the place of.
  const visit = request.visits.at(variant > 8 ? -2 : -1);
  const reviews = world.reviews[company];
  // Staff finds what waits in its queue, the others look at any.
  const review = (variant % 3 === 0 && reviews.find(({ status }) => status === 'held')) || reviews.at(-1 - (variant % 2)) || reviews.at(-1);
  switch (act) {
    case 'advance': {
      const isCompanys = ['provider', 'estimator', 'crew', 'ownModerator', 'rival'].includes(who);
      return { ...by, act, to: (isCompanys ? companyMoves : homeownerMoves)[variant % 6]! };
    }
    case 'accept':
      return { ...by, act, quote: newest(request.quotes), isTotalRight: variant !== 0 };
    case 'quote':
      return { ...by, act, id, lastDay: world.today + (variant % 3 === 0 ? 2 : 30) };
    case 'withdrawQuote':
      return { ...by, act, quote: newest(request.quotes) };
    case 'write':
      return { ...by, act, id, ask: variant % 4 === 0 };
    case 'read':
      return { ...by, act, upTo: Math.max(0, request.messages.length - (variant % 3 === 0 ? 1 : 0)) };
    case 'propose':
      return { ...by, act, id, place: variant < 6 ? 'site' : 'video', starts: offers[variant % 6]!.map((days) => world.today + days) };
    case 'pick':
      return {
        ...by,
        act,
        visit: visit?.id ?? id,
        start: variant === 7 || !visit ? world.today + 5 : visit.starts.at(variant % 2 ? 0 : -1)!,
        saysWhere: variant % 4 < 2,
      };
    case 'refuse':
    case 'callOff':
      return { ...by, act, visit: visit?.id ?? id };
    case 'schedule':
      return { ...by, act, firstDay: world.today + 3, lastDay: world.today + 3 + (variant % 2) };
    case 'settle':
      return { ...by, act, outcome: outcomes[variant % 3]! };
    case 'decide':
      return { ...by, act, decision: variant % 2 ? 'suspend' : 'reinstate' };
    case 'review':
      return { ...by, act, id, rating: 1 + (variant % 5), isTooShort: variant === 11, isFromOffice: variant % 3 === 2 };
    case 'answerHold':
      return { ...by, act, review: review?.id ?? id, words: variant === 2 ? 'It was an emergency.' : 'They came the same day.' };
    case 'report':
      return { ...by, act, id, review: review?.id ?? id };
    case 'reply':
      return { ...by, act, review: review?.id ?? id, words: variant === 2 ? 'Come again.' : 'Thank you.' };
    case 'moderate':
      return { ...by, act, review: review?.id ?? id, decision: decisions[variant]!, isReasoned: variant !== 10 };
    case 'confirm':
      return { ...by, act, who: variant % 4 === 0 ? 'device' : 'mail' };
    case 'claim':
      return { ...by, act, who: 'owner' };
    default:
      return { ...by, act };
  }
}
