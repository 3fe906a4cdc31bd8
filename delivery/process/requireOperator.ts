import type { Environment } from '@marketplace/section-kit/manifest';
import { sampleVariables, type Operator } from '@marketplace/shared-ui/operator';

/**
 * Keeps a public site from answering in nobody's name.
 *
 * @throws Error in one sentence when a production site says a sample instead of who runs it
 */
export function requireOperator(operator: Operator, environment: Environment): void {
  const samples = environment === 'production' ? sampleVariables(operator) : [];
  if (samples.length === 0) return;
  throw new Error(
    `${samples.join(', ')} must say who runs this site before it goes public: mails, terms and privacy name them, as the law asks.`,
  );
}
