/** The area codes of Quebec, by the Canadian Numbering Administrator (cnac.ca). */
const QUEBEC = /^(?:263|354|367|418|438|450|468|514|579|581|819|873)/;

/**
 * Where somebody probably is who gives this telephone number, for a form that asks for no place.
 *
 * @param phone as people write it, also while they type
 * @returns `QC`, or `null` for any other number: the notice depends on nothing else
 */
export const provinceOfPhone = (phone: string): 'QC' | null => (QUEBEC.test(phone.replace(/\D/g, '').replace(/^1/, '')) ? 'QC' : null);
