/** Loose on purpose: the mailbox decides, and the server checks again. */
export const looksLikeEmail = (text: string): boolean => /^\S+@\S+\.\S+$/.test(text);
