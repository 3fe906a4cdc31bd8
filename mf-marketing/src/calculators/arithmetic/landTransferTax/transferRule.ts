import type { Dated } from '../core/dated';
import type { Fade } from '../core/fade';
import type { Bracket } from '../core/marginalAmount';
import type { Tariff } from './tariff';

/** What is charged; a page has one name for each. */
export type ChargeId =
  | 'provincialTransferTax'
  | 'municipalTransferTax'
  | 'titleRegistration'
  | 'assuranceFund'
  | 'mortgageRegistration'
  | 'nonResidentTax'
  | 'municipalNonResidentTax';

/** What the value of a charge is. */
export type Basis =
  /** The price paid. */
  | 'price'
  /** The price or the assessed value, whichever is greater. */
  | 'greater'
  /** The mortgage. */
  | 'loan';

export interface Charge {
  id: ChargeId;
  basis: Basis;
  tariff: Tariff;
  /** Only from buyers who do not live in the province (NS) or are no citizens or permanent residents (ON). */
  onlyNonResidents?: boolean;
}

export type ReliefId = 'firstTime' | 'municipalFirstTime' | 'newlyBuilt';

/** What is taken off one charge at closing. */
export interface Relief {
  id: ReliefId;
  /** Which charge it lowers; never by more than that. */
  of: ChargeId;
  for: 'firstTime' | 'newlyBuilt';
  /** The tax on this first part of the value is relieved; on all of it when absent. */
  onFirst?: number;
  /** At most this many dollars. */
  maximum?: number;
  fades?: Fade;
}

/** Money that comes back on the income tax return: a share of each part of the duty. */
export interface LaterCredit {
  of: ChargeId;
  brackets: readonly Bracket[];
}

/** Something the page must add to the figure. */
export type TransferNoteId =
  /** Prince Edward Island announced 2 % from a million dollars on; the Act does not say so. */
  | 'peHigherRateAnnounced'
  /** Foreign buyers pay an additional tax in some regions of British Columbia; it is not computed. */
  | 'bcForeignBuyerTax'
  /** Yukon's assurance fee is due on the increase in value since the last registration: the figure is the most it can be. */
  | 'ytIncreaseOnly'
  /** Montréal has a programme of its own for buyers; it is not computed. */
  | 'municipalProgramme';

export interface TransferNote {
  id: TransferNoteId;
  /** Only for a value above this. */
  above?: number;
}

export interface TransferRule extends Dated {
  charges: readonly Charge[];
  /** Reliefs of the same charge exclude each other: the largest counts. */
  reliefs?: readonly Relief[];
  laterCredit?: LaterCredit;
  notes?: readonly TransferNote[];
}
