import { rememberPlace } from '../../place/rememberedPlace';
import { draftKey, openDraft, quoteDrafts, readDraft } from './draftStore';
import type { QuoteDraft } from './QuoteDraft';

const place = { owner: null, providerId: 'p1', serviceName: '' };
const HOUR = 3_600_000;
/** Under which name the browser keeps a draft. */
const entry = (key: string) => `services.quote.v1:${key}`;
const writeDraft = (key: string, draft: QuoteDraft) => quoteDrafts.of(key).write(draft);

beforeEach(() => localStorage.clear());
afterEach(() => void jest.useRealTimers());

test('the same place finds the same draft, another service or account another one', () => {
  const { draft } = openDraft(place);
  expect(openDraft(place).draft).toEqual(draft);
  expect(openDraft({ ...place, serviceName: 'New roof' }).draft.id).not.toBe(draft.id);
  const { draft: own } = openDraft({ ...place, owner: 'u1', serviceName: 'Gutters' });
  expect(openDraft({ ...place, owner: 'u2', serviceName: 'Gutters' }).draft.id).not.toBe(own.id);
});

test.each([
  ['m5v2t6', 'M5V 2T6'],
  ['M5V', ''],
  ['Toronto', ''],
])('where somebody looked around last (%s) is where the work is, if it is a whole postal code', (looked, postalCode) => {
  rememberPlace(looked);
  const { draft } = openDraft(place);
  expect(draft.details).toMatchObject({ serviceName: '', postalCode });
  rememberPlace('H2X 1Y4');
  expect(openDraft(place).draft).toEqual(draft);
});

test('an account takes over what a guest typed, once, and never what a guest sent', () => {
  const { draft: guests } = openDraft(place);
  expect(openDraft({ ...place, owner: 'u1' }).draft.id).toBe(guests.id);
  expect(readDraft(draftKey(place))).toBeNull();

  const sent = openDraft(place);
  writeDraft(sent.key, { ...sent.draft, stage: 'sent' });
  expect(openDraft({ ...place, owner: 'u2' }).draft.id).not.toBe(sent.draft.id);
});

test.each([
  ['sent', 23, true],
  ['sent', 25, false],
  ['draft', 24 * 29, true],
  ['draft', 24 * 31, false],
] as const)('a request that is %s is found again %i hours later: %s', (stage, hours, isFound) => {
  const { key, draft } = openDraft(place);
  writeDraft(key, { ...draft, stage });
  jest.useFakeTimers({ now: Date.now() + hours * HOUR });
  expect(readDraft(key) !== null).toBe(isFound);
  openDraft({ ...place, providerId: 'p2' });
  expect(localStorage.getItem(entry(key)) !== null).toBe(isFound);
});

test.each(['not json', 'null', '[]', '{"id":1}', '{"id":"a","token":"b","at":1,"stage":"hired"}'])('%s in storage is no draft', (text) => {
  localStorage.setItem(entry(draftKey(place)), text);
  expect(readDraft(draftKey(place))).toBeNull();
  expect(openDraft(place).draft.stage).toBe('unsent');
});

test('what another version stored beside what is known is ignored', () => {
  const { key, draft } = openDraft(place);
  const foreign = { ...draft, details: { description: 'Leak', timing: 7, surprise: true }, others: ['a', 2, 'b', 'c'], photoCount: 'x' };
  localStorage.setItem(entry(key), JSON.stringify(foreign));
  expect(readDraft(key)).toEqual({ ...draft, details: { ...draft.details, description: 'Leak' }, others: ['a', 'b'], photoCount: 0 });
});

test('without storage a draft lasts as long as the page', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const blocked = { ...place, providerId: 'blocked' };
  const { key, draft } = openDraft(blocked);
  expect(openDraft(blocked).draft).toEqual(draft);
  quoteDrafts.of(key).clear();
  expect(readDraft(key)).toBeNull();
});
