import { isUuid } from './isUuid';
import { newId } from './newId';

test('what the kit makes is one', () => expect(isUuid(newId())).toBe(true));

test.each([
  '',
  '42',
  'nobody',
  '3b2c18f1-da9c-5089-bd2f-d9634118',
  '3b2c18f1-da9c-5089-bd2f-d96341182cb5x',
  '3b2c18f1da9c5089bd2fd96341182cb5',
])('%p is none', (text) => expect(isUuid(text)).toBe(false));
