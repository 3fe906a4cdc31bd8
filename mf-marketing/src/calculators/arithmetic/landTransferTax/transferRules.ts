import type { Place } from './place';
import { atlanticRules } from './rules/atlanticRules';
import { ontarioRules } from './rules/ontarioRules';
import { quebecRules } from './rules/quebecRules';
import { territorialRules } from './rules/territorialRules';
import { westernRules } from './rules/westernRules';
import type { TransferRule } from './transferRule';

/** What buying a home costs in taxes and registration fees, for every place and time; the oldest rule first. */
export const transferRules: Record<Place, readonly TransferRule[]> = {
  ...westernRules,
  ...ontarioRules,
  ...quebecRules,
  ...atlanticRules,
  ...territorialRules,
};
