import { after } from './values.ts';

/** JSON arguments of what the people of a company read. */
export const leadArguments = { lead_inbox: { after } };
