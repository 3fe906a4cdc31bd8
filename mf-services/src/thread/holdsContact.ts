const NUMBER = /(?:\d[\s().-]{0,3}){10}/;
const ADDRESS = /\S@\S|https?:|www\./i;

/** Whether words probably hold a phone number or an address, which the database will hide: to say so before they are sent. */
export const holdsContact = (words: string): boolean => NUMBER.test(words) || ADDRESS.test(words);
