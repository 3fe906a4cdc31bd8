import { choiceParam, defineQuery, type QueryOf } from '@marketplace/section-kit';
import type { DealKind } from '../Deal';

export const kinds = ['flash', 'daily', 'bundle', 'featured'] as const satisfies readonly DealKind[];

/** Which deals are shown. Links of mails say where they come from beside it. */
export const dealsQuery = defineQuery({ tab: choiceParam('all', ['all', ...kinds]) }, { keepsOthers: true });
export type DealsQuery = QueryOf<typeof dealsQuery>;
