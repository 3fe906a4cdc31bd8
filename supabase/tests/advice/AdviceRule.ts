/** One thing that a hosted project's advisor looks for, asked of the schemas that the migrations make. */
export interface AdviceRule {
  /** Gives one line for each thing it would report; `ours` are the schemas. */
  query: string;
  /** SQL that makes what it has to notice, once. */
  fault: string;
}

/** By number and name of the advisor's rule. */
export type AdviceRules = Readonly<Record<string, AdviceRule>>;
