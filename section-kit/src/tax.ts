export { provinces, salesTax, type Province, type TaxLine, type TaxRate } from './tax/salesTax';
export { useTaxRates } from './tax/useTaxRates';
export { taxMessages } from './tax/taxMessages';
