/** Whom a quote is asked from: as much of a professional as a request needs. */
export interface QuoteProvider {
  /** `null` where the backend has no id for the row; such a backend stores no requests either. */
  id: string | null;
  name: string;
  category: string;
  location: string;
}
