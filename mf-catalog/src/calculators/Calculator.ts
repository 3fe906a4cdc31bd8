import type { Messages } from '@marketplace/section-kit';
import type { Coverage } from '../materials/Material';
import type { Quantity } from './units';

/** A number to fill in. */
export interface Field<Name extends string = string> {
  /** Its label is the text `field.<name>`. */
  name: Name;
  quantity: Quantity;
  /** What stands there first, in the units of each system. */
  start: readonly [metric: number, imperial: number];
  /** The smallest and largest value that makes sense, in base units. */
  range: readonly [least: number, most: number];
  /** A choice instead of a number to type; its labels are the texts `choice.<name>.<value>`. */
  choices?: readonly number[];
}

export interface Figure {
  /** Its label is the text `figure.<name>`. */
  name: string;
  /** In base units. */
  value: number;
  quantity: Quantity;
}

/** Materials to buy for the result. */
export interface Need {
  /** Its label is the text `need.<name>`. */
  name: string;
  /** Kinds of materials that serve, see `Material.family`. */
  families: readonly string[];
  /** English title of the category they are in, where they do not belong to the page. */
  category?: string;
  /** In square metres, metres or pieces, with what is cut off. */
  amount: number;
  unit: Coverage['unit'];
}

export interface Result {
  /** The first one is what people came for. */
  figures: readonly Figure[];
  needs?: readonly Need[];
  /** A sentence about the result: the text `verdict.<name>`. */
  verdict?: { name: string; tone: 'success' | 'warning' };
}

/** By name, in base units. */
export type Values = Readonly<Record<string, number>>;

/** A calculator as the page shows it: numbers in, figures and materials out. */
export interface Calculator {
  id: string;
  messages: Messages;
  fields: readonly Field[];
  work: (values: Values) => Result;
}

interface Definition<Name extends string> {
  id: string;
  messages: Messages;
  fields: readonly Field<Name>[];
  work: (values: Readonly<Record<Name, number>>) => Result;
}

/** Ties the names of the fields to what the calculation takes. */
export function defineCalculator<const Name extends string>({ work, ...calculator }: Definition<Name>): Calculator {
  return { ...calculator, work: (values) => work(values as Readonly<Record<Name, number>>) };
}
