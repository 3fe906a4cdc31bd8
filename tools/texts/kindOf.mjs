/** What a text is for. Order is that of the page. */
export const kinds = [
  { id: 'error', title: 'Errors and refusals' },
  { id: 'empty', title: 'Empty states' },
  { id: 'button', title: 'Buttons and links' },
  { id: 'title', title: 'Titles of pages and entries of menus' },
  { id: 'consent', title: 'What people agree to' },
  { id: 'word', title: 'Everything else' },
];

/** Keys that say by themselves that something went wrong. */
const faults = /(^|\.)(\w*[fF]ailed(With)?|errors?|problems?|offline|invalid|unreadable|unavailable|notFound)(\.|$)|(^|\.)(rule|refused)\./;
/** Keys of a fault where a sentence is said, and of a state or a label where a word is. */
const maybeFaults =
  /(^|\.)(unsure|unknown|expired|over|refused|missing|gone|full|late|stale|required|limited|conflict|notSent|fault|wrong\w*|too(Large|Many|Long|Much))(Text)?(\.|$)/;
/** What is said of nothing else. */
const faultWords = /\bcould not be\b|\bcannot be reached\b|\bNot (saved|sent|stored): |\bCheck your connection\b|^This browser cannot\b/;
/** Sentences with such a key about what others decided, or do not say yet. */
const news = /^(next|point|notice|away|over|company)\.|(^|\.)(delivery|totals|choice|text)\.unknown$/;
/** What leads on from a fault: its last word is the name of a page. */
const wayOut = /^((?:\w+\.)*(?:notFound|missing|unknown|unavailable|fault))\.\w+$/;
/** A sentence ends or goes on, or begins as one does. */
const sentence = /[.!?:]$|[.!?] |^\p{Lu}.*: \{\{\w+\}\}$|^(This|We|You|Your|There|Please) /u;

const empties = /(^|\.)(none|empty|nobody|nothing|no[A-Z])/;
const buttons =
  /(^|\.)(submit|send|save|add|remove|delete|cancel|close|open|back|next|more|clear|share|print|keep|retry|again|edit|apply|copy|download|export|action|compare|search|sign(In|Up)|show|hide|all|choose|link|sendNow|whenOnline|tryAgain|reload)$|^action\b|\.(submit|action|link|button)\b/;

/**
 * What a text is for, told by its key and, where the key alone does not tell, by what it says.
 *
 * @param {string} key of a catalogue
 * @param {{ namespace?: string, en?: Record<string, string> }} [catalogue] that it is of
 * @returns {string} the `id` of its kind
 */
export function kindOf(key, { namespace = '', en = {} } = {}) {
  const isSentence = sentence.test(en[key] ?? '') || /(\.title|\.text|Text)$/.test(key) || `${key}.text` in en;
  const [, fault] = wayOut.exec(key) ?? [];
  if (fault && !isSentence && [fault, `${fault}.title`, `${fault}.text`].some((told) => told in en)) return 'button';
  if (faults.test(key) || faultWords.test(en[key] ?? '') || (namespace.endsWith('refusal') && isSentence)) return 'error';
  if (maybeFaults.test(key) && isSentence && !news.test(key)) return 'error';
  if (empties.test(key)) return 'empty';
  return buttons.test(key) ? 'button' : 'word';
}
