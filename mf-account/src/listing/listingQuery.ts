import { choiceParam, defineQuery } from '@marketplace/section-kit';

/** `/account/listing?view=preview`: the page as visitors read it. */
export const listingQuery = defineQuery({ view: choiceParam('edit', ['edit', 'preview']) }, { keepsOthers: true });
