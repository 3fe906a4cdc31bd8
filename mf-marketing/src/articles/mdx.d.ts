/* eslint-disable @typescript-eslint/consistent-type-imports -- a pattern of modules can name a type of another file in no other way. */
declare module '*.mdx?summary' {
  export const article: import('./Article').ArticleSummary;
}

declare module '*.mdx' {
  export const article: import('./Article').ArticleSummary;
  const content: import('./Article').ArticleModule['default'];
  export default content;
}
