import fc from 'fast-check';
import * as zod from 'zod/mini';
import * as ours from './schema';

type Rules = typeof ours;

/** A form with every kind of rule, as sections write them. */
const formOf = (z: Rules) => {
  const across = z.check<{ way: string; phone: string; note: string }>(({ value, issues }) => {
    if (value.way === 'phone' && value.phone === '') issues.push({ path: ['phone'], message: 'phone.missing' });
    if (value.note === value.phone) issues.push({ path: ['note'], message: 'note.same' });
  });
  const day = z.check(({ value, issues }) => {
    if (value.startsWith('0')) issues.push({ message: 'day.past' });
  });
  return z
    .object({
      email: z.string().check(z.trim(), z.minLength(1, 'email.missing'), z.regex(z.regexes.email, 'email.wrong')),
      phone: z.string().check(z.trim(), z.regex(/^\d*$/, 'phone.wrong'), z.maxLength(4, 'phone.long')),
      way: z.enum(['email', 'phone']),
      day: z.string().check(day, z.regex(/^\d*$/, 'day.wrong')),
      note: z.string().check(z.minLength(2, 'note.short'), z.maxLength(5, 'note.long')),
    })
    .check(across);
};
type Look = Parameters<Rules['check']>[0];
/** Our rules are all asked; those of zod only if what is wrong says so. */
const goesOn = (look: Look) =>
  zod.check(({ value, issues }) => {
    const own: Parameters<Look>[0]['issues'] = [];
    look({ value: value as string, issues: own });
    issues.push(
      ...own.map((issue) => ({ code: 'custom' as const, input: value, continue: true, ...issue, path: [...(issue.path ?? [])] })),
    );
  });
const theirForm = formOf({ ...zod, check: goesOn } as unknown as Rules) as unknown as zod.ZodMiniType;
const ourForm = formOf(ours);

const text = (...usual: string[]) => fc.oneof(fc.constantFrom(...usual), fc.string({ maxLength: 7, unit: 'grapheme' }));
const values = fc.record({
  email: text('', ' a@example.ca ', 'a@b', 'é@example.ca'),
  phone: text('', ' 12 ', '12345', 'x'),
  way: fc.constantFrom('email', 'phone', 'fax'),
  day: text('', '0x', '5', 'x'),
  note: text('', '12', '👩‍👧', '😀😀😀😀😀', '😀'),
  more: fc.string(),
});

/** The first thing wrong with each field; of a choice that there is not, that it is wrong. */
const firstOfEach = (issues: readonly { path?: readonly PropertyKey[]; message: string }[] = []) =>
  Object.fromEntries(issues.map(({ path = [], message }) => [path.join('.'), /^Invalid /.test(message) ? 'wrong' : message]).reverse());

test('a form is read as zod reads it', () => {
  fc.assert(
    fc.property(values, (typed) => {
      const their = theirForm.safeParse(typed);
      const our = ourForm.safeParse(typed);
      expect(firstOfEach(our.error?.issues)).toEqual(firstOfEach(their.error?.issues));
      expect(our.success && our.data).toEqual(their.success && their.data);
    }),
    { numRuns: 2000 },
  );
});

test.each([null, undefined, 'text', 5, [], {}, { email: 5 }])('%j is no form', (value) => {
  expect([ourForm.safeParse(value).success, theirForm.safeParse(value).success]).toEqual([false, false]);
});

test('everything that was left out is said at once, also by rules across fields', () => {
  const { error } = ourForm.safeParse({ email: '', phone: '', way: 'phone', day: '0', note: 'later' });
  expect(firstOfEach(error?.issues)).toEqual({ email: 'email.missing', phone: 'phone.missing', day: 'day.past' });
});

test('a schema with more rules leaves the one it came of as it is', () => {
  const short = ours.string();
  short.check(ours.minLength(9, 'short'));
  expect(short.safeParse('a').success).toBe(true);
});
