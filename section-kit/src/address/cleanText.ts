/** No field that is searched is longer than 200 characters, so a longer text finds nothing; the address stays short all the same. */
const MAX_TEXT_LENGTH = 201;

/** A text as it may stand in an address and in a question to the database: no control characters, no broken characters, no outer spaces. */
export function cleanText(text: string, maxLength = MAX_TEXT_LENGTH): string {
  return text
    .slice(0, maxLength)
    .replace(/[\p{Cc}\p{Cs}]/gu, ' ')
    .trim();
}
