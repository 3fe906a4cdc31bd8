import assert from 'node:assert/strict';
import { it } from 'node:test';
import { brand } from '@marketplace/shared-ui/brand';
import { requireOperator } from './requireOperator.ts';

const own = {
  legalName: 'Example Holdings Ltd.',
  mailingAddress: '1 Main Street, Halifax NS  B3H 0A1',
  privacyContact: 'privacy@example.ca',
  phone: '902-555-0101',
};

it('production does not start in the name of a sample, and says what is missing', () => {
  const { legalName, phone } = brand.sampleOperator;
  assert.throws(() => requireOperator({ ...own, legalName, phone }, 'production'), /^Error: OPERATOR_LEGAL_NAME, OPERATOR_PHONE must say/);
});

it('production starts with an operator, other environments with a sample too', () => {
  requireOperator(own, 'production');
  requireOperator(brand.sampleOperator, 'local');
  requireOperator(brand.sampleOperator, 'staging');
});
