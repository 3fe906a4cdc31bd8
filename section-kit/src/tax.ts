export { provinces, type Province } from './place/province';
export { salesTax, type TaxLine, type TaxRate } from './tax/salesTax';
export { needsRegistration, taxesOn, type TaxChoice, type TaxClass, type TaxRule, type TaxSituation } from './tax/taxesOn';
export { totalOf, type InvoiceTotal, type TaxedLine } from './tax/totalOf';
export { useTaxRates } from './tax/useTaxRates';
export { taxMessages } from './tax/taxMessages';
