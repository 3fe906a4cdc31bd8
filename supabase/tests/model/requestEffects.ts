import type { Effect } from './Call.ts';
import { finish } from './jobEffects.ts';
import { actingSide, isConfirmed, isHomeowner, readingSide, requireSide } from './rights.ts';
import { isHired, mailHomeowner, settleQuotes, standingQuote, transition, addEvent } from './transition.ts';
import { answering, companyNames, refuseIf, type Request, type Side, type Status, type World } from './World.ts';

const moves: Readonly<Record<Side, Readonly<Record<string, readonly string[]>>>> = {
  provider: {
    sent: ['viewed', 'interested', 'declined'],
    viewed: ['interested', 'declined'],
    interested: ['declined'],
    quoted: ['declined'],
    connected: ['declined'],
  },
  homeowner: {
    sent: ['withdrawn'],
    viewed: ['withdrawn'],
    interested: ['connected', 'withdrawn'],
    quoted: ['connected', 'hired', 'withdrawn'],
    connected: ['hired', 'withdrawn'],
  },
};

/** Ends what nobody answered within 30 days, and quotes after their last day. */
export function expire(world: World): void {
  for (const request of companyNames.map((name) => world.requests[name])) {
    if (['sent', 'viewed'].includes(request.status) && world.today - request.sentOn > 30) transition(world, request, 'expired', 'system');
    for (const quote of request.quotes) if (quote.status === 'sent' && quote.lastDay < world.today) quote.status = 'expired';
  }
}

const hasHired = (world: World) => companyNames.some((name) => isHired(world.requests[name]));

export const advance: Effect<'advance'> = (world, request, { who, to }) => {
  const side = actingSide(world, request, who);
  expire(world);
  if (request.status === to) return;
  if (to === 'completed' && request.status === 'hired') return finish(world, request, { act: 'finish', who, company: request.company });
  refuseIf(!moves[side][request.status]?.includes(to), 'PT409');
  const offer = standingQuote(request);
  refuseIf(to === 'hired' && ((request.status === 'quoted' && !offer) || hasHired(world)), 'PT409');
  refuseIf(['connected', 'hired'].includes(to) && !isConfirmed(world), 'PT403');
  if (to === 'hired' && offer) offer.status = 'accepted';
  transition(world, request, to as Status, side);
  if (to === 'withdrawn' || to === 'declined') settleQuotes(request, to);
};

export const accept: Effect<'accept'> = (world, request, { who, quote, isTotalRight }) => {
  const offer = request.quotes.find(({ id }) => id === quote);
  refuseIf(!offer, 'PT404');
  requireSide(world, request, who, 'homeowner');
  expire(world);
  if (offer!.status === 'accepted' && isHired(request)) return;
  refuseIf(hasHired(world) || offer!.status !== 'sent' || !['quoted', 'connected'].includes(request.status), 'PT409');
  refuseIf(!isConfirmed(world), 'PT403');
  refuseIf(!isTotalRight, 'PT409');
  offer!.status = 'accepted';
  transition(world, request, 'hired', 'homeowner');
};

export const quote: Effect<'quote'> = (world, request, { who, id, lastDay }) => {
  requireSide(world, request, who, 'provider');
  if (request.quotes.some((known) => known.id === id)) return;
  const before = request.status;
  refuseIf(!['sent', 'viewed', 'interested', 'quoted', 'connected'].includes(before), 'PT409');
  refuseIf(lastDay < world.today, 'PT422');
  const older = standingQuote(request);
  if (older) older.status = 'superseded';
  request.quotes.push({ id, status: 'sent', sentOn: world.today, lastDay });
  if (before === 'sent') transition(world, request, 'viewed', 'provider');
  if (before !== 'quoted') transition(world, request, 'quoted', 'provider', older !== undefined);
  if (!older && before !== 'quoted') return;
  addEvent(world, request, 'provider', `quote ${older ? 'revised' : 'sent'}`);
  mailHomeowner(world, request);
};

export const withdrawQuote: Effect<'withdrawQuote'> = (world, request, { who, quote: id }) => {
  const offer = request.quotes.find((known) => known.id === id);
  // Only its own company knows that there is such a quote.
  refuseIf(!offer || readingSide(world, request, who) !== 'provider', 'PT404');
  requireSide(world, request, who, 'provider');
  if (offer!.status === 'withdrawn') return;
  refuseIf(offer!.status !== 'sent', 'PT409');
  offer!.status = 'withdrawn';
  addEvent(world, request, 'provider', 'quote withdrawn');
  mailHomeowner(world, request);
};

/** The keys of the mails that tell a side of the first message it has not read. */
function unreadMails({ company, messages, read }: Request, reader: Side): string[] {
  const first = messages.findIndex(({ side }, place) => place >= read[reader] && side !== reader) + 1;
  if (first === 0) return [];
  const key = `message_received/${company}/${reader}/${first}`;
  return reader === 'homeowner' ? [key] : answering[company].map((who) => `${key}/${who}`);
}

export const write: Effect<'write'> = (world, request, { who, id, ask }) => {
  const side = actingSide(world, request, who);
  if (request.messages.some((known) => known.id === id)) return;
  expire(world);
  const isOver = request.status === 'completed' && world.today - request.movedOn >= 90;
  refuseIf(['declined', 'withdrawn', 'expired'].includes(request.status) || isOver, 'PT409');
  refuseIf(ask && side === 'homeowner', 'PT422');
  const written = request.messages.filter((known) => known.side === 'homeowner').length;
  refuseIf(side === 'homeowner' && written >= 5 && !isConfirmed(world), 'PT403');
  request.messages.push({ id, side });
  if (side === 'provider' && ['sent', 'viewed'].includes(request.status)) transition(world, request, 'interested', 'provider', true);
  request.activeOn = world.today;
  for (const key of unreadMails(request, side === 'homeowner' ? 'provider' : 'homeowner')) world.mails.add(key);
};

export const read: Effect<'read'> = (world, request, { who, upTo }) => {
  const side = readingSide(world, request, who);
  refuseIf(side === null, 'PT404');
  if (side === 'provider' && (!answering[request.company].includes(who) || (world.suspended && request.company === 'one'))) return;
  if (upTo <= request.read[side!]) return;
  for (const key of unreadMails(request, side!)) world.mails.delete(key);
  request.read[side!] = upTo;
  for (const key of unreadMails(request, side!)) world.mails.add(key);
};

export const confirm: Effect<'confirm'> = (world, _, { who }) => {
  refuseIf(!isHomeowner(world, who) || who === 'owner', 'PT404');
  refuseIf(who === 'device', 'PT403');
  world.confirmedOn ??= world.today;
};

export const claim: Effect<'claim'> = (world) => {
  if (world.claimed) return;
  refuseIf(!isHomeowner(world, 'device'), 'PT404');
  world.claimed = true;
  world.links = { device: false, mail: false };
  world.mails.add('project_claimed');
};

export const revoke: Effect<'revoke'> = (world, _, { who }) => {
  refuseIf(!isHomeowner(world, who), 'PT404');
  world.links = { device: world.links.device && who === 'device', mail: world.links.mail && who === 'mail' };
};

export const decide: Effect<'decide'> = (world, _, { who, decision }) => {
  refuseIf(who !== 'moderator', 'PT403');
  if (world.suspended === (decision === 'suspend')) return;
  world.suspended = decision === 'suspend';
  const { one } = world.requests;
  if (!world.suspended || !['sent', 'viewed', 'interested', 'quoted'].includes(one.status)) return;
  transition(world, one, 'expired', 'system');
  settleQuotes(one, 'withdrawn');
};
