/**
 * Marks an element as one that shows a thing of schema.org, so that search engines read it where people do: a page of many words says
 * them once.
 *
 * @param type of schema.org
 */
export const schemaOrg = (type: 'FAQPage' | 'Question' | 'Answer') => ({ itemScope: true, itemType: `https://schema.org/${type}` });
