import { provinceOfPhone } from './provinceOfPhone';

test.each([
  ['514-555-0199', 'QC'],
  ['+1 (418) 555-0199', 'QC'],
  ['1 819 555 0199 poste 4', 'QC'],
  ['438', 'QC'],
  ['416-555-0199', null],
  ['1-506-555-0199', null],
  ['51', null],
  ['', null],
])('%s is of %s', (phone, province) => expect(provinceOfPhone(phone)).toBe(province));
