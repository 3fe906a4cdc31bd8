/** What a text is for, told by its key: the first that fits counts. Order is that of the page. */
export const kinds = [
  {
    id: 'error',
    title: 'Errors and refusals',
    keys: /fail|error|^rule|\brule\b|refus|unknown|unavailable|lost|offline|unsure|invalid|problem|expired|over$|notFound|unread/i,
  },
  { id: 'empty', title: 'Empty states', keys: /(^|\.)(none|empty|nobody|nothing|no[A-Z])/ },
  {
    id: 'button',
    title: 'Buttons and links',
    keys: /(^|\.)(submit|send|save|add|remove|delete|cancel|close|open|back|next|more|clear|share|print|keep|retry|again|edit|apply|copy|download|export|action|compare|search|sign(In|Up)|show|hide|all|choose|link)$|^action\b|\.(submit|action|link|button)\b/,
  },
  { id: 'word', title: 'Everything else', keys: /./ },
];

/**
 * @param {string} key of a catalogue
 * @returns {string} the `id` of its kind
 */
export const kindOf = (key) => kinds.find(({ keys }) => keys.test(key)).id;
