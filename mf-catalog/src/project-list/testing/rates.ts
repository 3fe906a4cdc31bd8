import cases from './totalCases.json';

/** Rows of `tax_rates`, in force today. */
export const rates = cases.rates.map((rate) => ({ ...rate, effective_from: '2020-01-01', effective_to: null, source: 'test' }));
