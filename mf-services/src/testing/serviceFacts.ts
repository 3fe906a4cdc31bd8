import type { ServiceFacts } from '../provider/Provider';

/** What the backend knows of a company that says nothing but its language. */
export const serviceFacts = (facts: Partial<ServiceFacts> & { id: string }): ServiceFacts => ({
  languages: ['en'],
  is_sample: false,
  tagline: null,
  logo: null,
  image: null,
  price: null,
  licence: null,
  review: null,
  ...facts,
});
