const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text of an address can be an id of the database. What cannot is not asked about: it would be refused, and browsers log that. */
export const isUuid = (text: string): boolean => UUID.test(text);
