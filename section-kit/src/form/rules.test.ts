import { v } from '@marketplace/shared-ui/forms';
import { optionalText } from './rules';

test('a text may be as long as Postgres counts it, in which a picture is one', () => {
  expect(v.safeParse(optionalText(80), '😀'.repeat(80)).success).toBe(true);
  expect(v.safeParse(optionalText(80), '😀'.repeat(81)).success).toBe(false);
});
