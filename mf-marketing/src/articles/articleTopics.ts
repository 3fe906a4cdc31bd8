export const articleTopics = ['hiring', 'money', 'rules', 'rooms', 'energy', 'seasons'] as const;
export type ArticleTopic = (typeof articleTopics)[number];
