import type { Province } from '@marketplace/section-kit/tax';

/** Most lines of a list; as many as an account stores. */
export const MAX_LINES = 200;
export const MAX_ROOM_LENGTH = 60;
export const MAX_NOTE_LENGTH = 500;

/** What stands on a list, as it was when it was put there. */
export interface Snapshot {
  name: string;
  /** What the price is for, as the catalogue says it: "per box". */
  unit: string;
  /** Canadian dollars. */
  price: number;
  vendorId: string | null;
  vendorName: string | null;
  /** Name of a drawing. */
  image: string | null;
  /** Cannot be returned, as clearance cannot. */
  finalSale?: boolean;
}

/** An entry as it is kept. Two devices may have made two entries of one line: see `linesOf`. */
export interface ListItem {
  /** Made by the device, a UUID. */
  id: string;
  /** Id of the material, or `deal:` and the id of an offer. */
  ref: string;
  quantity: number;
  /** Empty where none is said. */
  room: string;
  note: string;
  name: string;
  unit: string;
  priceCents: number;
  vendorId: string | null;
  vendorName: string | null;
  image: string | null;
  finalSale: boolean;
  /** Taken off; kept so that another device learns of it. */
  removed: boolean;
  /** When it was put there, in milliseconds. */
  addedAt: number;
  /** When it was last changed, in milliseconds. The later change of an entry counts. */
  editedAt: number;
}

/** Where everything is delivered to, which decides delivery prices and taxes. */
export interface Place {
  /** As "M5V 2T6", or empty. */
  postalCode: string;
  province: Province | null;
  editedAt: number;
}

export interface ProjectList {
  items: readonly ListItem[];
  place: Place;
}

export const emptyList: ProjectList = { items: [], place: { postalCode: '', province: null, editedAt: 0 } };
