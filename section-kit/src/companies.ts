/** The companies that an account belongs to. Its own entry, carried by the sections that work for them. */
export { useCompanies, type Company } from './companies/useCompanies';
