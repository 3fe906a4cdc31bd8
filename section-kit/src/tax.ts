export { provinces, type Province } from './place/province';
export { salesTax, type TaxLine, type TaxRate } from './tax/salesTax';
export { useTaxRates } from './tax/useTaxRates';
export { taxMessages } from './tax/taxMessages';
