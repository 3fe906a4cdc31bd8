import { messageView } from '../testing/threadBackend';
import { begun, isBroken, unreadSeq, withNews, withOlder, withSent, type ThreadAnswer } from './Conversation';

const answer = (seqs: readonly number[], part: Partial<ThreadAnswer> = {}): ThreadAnswer => ({
  side: 'homeowner',
  status: 'interested',
  open: false,
  writable: true,
  events: 1,
  read_seq: 0,
  seen: null,
  older: false,
  messages: seqs.map((seq) => messageView(seq)),
  ...part,
});
const seqs = ({ messages }: Pick<ThreadAnswer, 'messages'>) => messages.map(({ seq }) => seq);

test('news goes on where the last answer ended, also behind what was sent from here meanwhile', () => {
  const known = withSent(begun(answer([1, 2]), null), messageView(4));
  expect(known.reached).toBe(2);
  expect(seqs(withNews(known, answer([3, 4])))).toEqual([1, 2, 3, 4]);
  expect(withNews(known, answer([])).reached).toBe(2);
});

test('a late answer loses nothing that was sent after it was asked', () => {
  const known = withSent(begun(answer([1]), null), messageView(2));
  expect(seqs(withNews(known, answer([])))).toEqual([1, 2]);
  expect(seqs(begun(answer([1]), known))).toEqual([1, 2]);
});

test('older messages stand before, and say whether there are more', () => {
  const known = begun(answer([51, 52], { older: true }), null);
  const all = withOlder(known, answer([49, 50]));
  expect([seqs(all), all.older, all.reached]).toEqual([[49, 50, 51, 52], false, 52]);
  expect(withNews(known, answer([53])).older).toBe(true);
});

test('it is read anew when contact details are shown, and when more came than one answer holds', () => {
  const known = begun(answer([1]), null);
  expect(isBroken(known, answer([2]))).toBe(false);
  expect(isBroken(known, answer([], { open: true }))).toBe(true);
  expect(isBroken(known, answer([60], { older: true }))).toBe(true);
});

test('what the other side wrote last is unread until it was read; own messages never are', () => {
  expect(unreadSeq(answer([1, 2]))).toBe(2);
  expect(unreadSeq(answer([1, 2], { read_seq: 2 }))).toBeNull();
  expect(unreadSeq(answer([1], { side: 'provider' }))).toBeNull();
});
