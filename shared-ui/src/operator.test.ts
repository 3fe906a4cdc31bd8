import { brand } from './brand';
import { readOperator, sampleMark, sampleVariables } from './operator';

const own = {
  OPERATOR_LEGAL_NAME: 'Example Holdings Ltd.',
  OPERATOR_MAILING_ADDRESS: '1 Main Street, Halifax NS  B3H 0A1',
  OPERATOR_PRIVACY_CONTACT: 'privacy@example.ca',
  OPERATOR_PHONE: '902-555-0101',
};

test('says what the environment says', () => {
  const operator = readOperator(own);
  expect(operator).toEqual({
    legalName: 'Example Holdings Ltd.',
    mailingAddress: '1 Main Street, Halifax NS  B3H 0A1',
    privacyContact: 'privacy@example.ca',
    phone: '902-555-0101',
  });
  expect(sampleVariables(operator)).toEqual([]);
});

test('is the sample where nothing is set, and says which', () => {
  expect(readOperator({ OPERATOR_PHONE: ' ' })).toEqual(brand.sampleOperator);
  expect(sampleVariables(readOperator({ ...own, OPERATOR_LEGAL_NAME: '' }))).toEqual(['OPERATOR_LEGAL_NAME']);
  expect(sampleVariables(readOperator({}))).toEqual(Object.keys(own));
});

test('marks the details that are samples, and no other, in the language of the reader', () => {
  const operator = readOperator({ ...own, OPERATOR_PHONE: '' });
  expect(sampleMark(operator, 'phone', 'en')).toBe(' (sample)');
  expect(sampleMark(operator, 'phone', 'fr')).toBe(' (exemple)');
  expect(sampleMark(operator, 'legalName', 'fr')).toBe('');
});

test.each([
  ['OPERATOR_PRIVACY_CONTACT', 'the privacy officer'],
  ['OPERATOR_PHONE', 'ask us'],
])('%s "%s" is refused in one sentence', (variable, value) => {
  expect(() => readOperator({ ...own, [variable]: value })).toThrow(`${variable} is "${value}"; use `);
});
