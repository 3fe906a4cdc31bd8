/** One proposal under a search field. */
export interface Suggestion {
  /** Text that is put into the field and searched. */
  value: string;
  /** Leads to one place instead of a search. */
  href?: string;
  /** Small print beside it, for instance the city, or how many there are. */
  hint?: string;
  /** Title over it and its neighbours of the same title. */
  group?: string;
}

/** Finds proposals for what has been typed so far; may answer at once or later. */
export type FindSuggestions = (text: string) => Promise<Suggestion[]> | Suggestion[];
