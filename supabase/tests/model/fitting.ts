import type { Act, Call } from './Call.ts';
import { predict } from './effects.ts';
import { toCall, type Move } from './moves.ts';
import { answering, companyNames, type Who, type World } from './World.ts';

type Attempt = Extract<Move, { variant: number; company: unknown }>;

const byHomeowner: readonly (readonly [Act, number])[] = [
  ['confirm', 1],
  ['advance', 0],
  ['accept', 1],
  ['write', 1],
  ['pick', 0],
  ['refuse', 0],
  ['finish', 0],
  ['object', 0],
  ['review', 0],
  ['answerHold', 0],
];
const byCompany: readonly (readonly [Act, number])[] = [
  ['advance', 0],
  ['advance', 1],
  ['quote', 1],
  ['write', 1],
  ['write', 0],
  ['propose', 0],
  ['propose', 7],
  ['callOff', 0],
  ['schedule', 0],
  ['finish', 0],
  ['object', 0],
];

const attemptsOf = (acts: readonly (readonly [Act, number])[], people: readonly Who[], company: Attempt['company']): Attempt[] =>
  people.flatMap((who) => acts.map(([act, variant]) => ({ act, who, company, variant, delivery: 'once' as const })));

const attempts = companyNames.flatMap((company) => [
  ...attemptsOf(byHomeowner, ['mail', 'owner'], company),
  ...attemptsOf(byCompany, answering[company], company),
  ...[0, 1, 2].flatMap((variant) => attemptsOf([['settle', variant]], ['support'], company)),
  ...attemptsOf([['moderate', 0]], ['moderator'], company),
  ...attemptsOf([['reply', 0]], answering[company].slice(0, 1), company),
]);

/** How far a world got. */
const steps = ({ requests, confirmedOn, reviews, log }: World) =>
  [requests.one.events, requests.two.events, log.one, log.two].flat().length +
  [...reviews.one, ...reviews.two].reduce(
    (counted, { reply, answer }) => counted + 1 + Number(reply !== null) + Number(answer !== null),
    Number(confirmedOn !== null),
  );

/** One of the calls that get further from where the world stands, of each act as likely; undefined when there is none. */
export function fittingCall(world: World, variant: number): Call | undefined {
  const fitting = attempts
    .map((attempt) => toCall(attempt, world))
    .filter((call) => {
      const { outcome, world: after } = predict(world, call);
      return outcome === 'ok' && steps(after) > steps(world);
    });
  const acts = [...new Set(fitting.map(({ act }) => act))];
  const ofOne = fitting.filter(({ act }) => act === acts[variant % acts.length]);
  return ofOne[variant % ofOne.length];
}
