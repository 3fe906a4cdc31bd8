import { holdsContact } from './holdsContact';

test.each([
  '416-555-0199',
  'Call (416) 555-0199 today',
  '416 - 555 - 0199',
  '4 1 6 5 5 5 0 1 9 9',
  '4165550199',
  'sam@example.ca',
  'Our page: https://example.ca',
  'http:example',
  'WWW.example.ca',
])('%s is said to be hidden', (words) => expect(holdsContact(words)).toBe(true));

test.each([
  '',
  'Two rooms, 2x4 and 24 x 36',
  '1,200.50 to 2,500',
  '416-555-019',
  '416----555----0199',
  'Unit 416, buzzer 0199',
  'Meet @ noon',
  'Room @8',
  'https or http, I do not know',
])('%s is not', (words) => expect(holdsContact(words)).toBe(false));
