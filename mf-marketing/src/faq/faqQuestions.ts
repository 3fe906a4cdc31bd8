import { list } from '../../content/faq/list.ts';

/** Every question with its answer, for search engines. Servers alone need it, so the mark lets builds for browsers leave it out. */
export const faqQuestions = /* @__PURE__ */ list.flatMap(({ words: { en, fr } }) =>
  en.questions.map(({ question, answer }, index) => ({
    question: { en: question, fr: fr.questions[index]!.question },
    answer: { en: answer, fr: fr.questions[index]!.answer },
  })),
);
