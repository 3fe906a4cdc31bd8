import { parseNumber } from '../number/parseNumber.ts';
import { cleanText } from './cleanText';
import type { Param } from './Param';

/**
 * A text without control characters and outer spaces; empty where there is none.
 *
 * @param longest characters beyond are cut off
 */
export function textParam(longest?: number): Param<string> {
  return { fallback: '', read: ([text = '']) => cleanText(text, longest), write: (text) => [cleanText(text, longest)] };
}

/** A row whose values can be listed. */
interface ChoiceParam<Choice, Fallback> extends Param<Choice | Fallback> {
  readonly choices: readonly Choice[];
}

/**
 * One of a few words.
 *
 * @param rules `anyCase` reads them whatever their case is, outer spaces apart
 */
export function choiceParam<const Choice extends string, const Fallback extends string = Choice>(
  fallback: Fallback,
  choices: readonly Choice[],
  { anyCase = false } = {},
): ChoiceParam<Choice, Fallback> {
  const fold = (text: string) => (anyCase ? text.trim().toLowerCase() : text);
  return {
    fallback,
    choices,
    read: ([text = '']) => choices.find((choice) => fold(choice) === fold(text)),
    write: (choice) => [choice],
  };
}

const yes = ['true', '1', 'yes'];
const no = ['false', '0', 'no'];

/** Yes or no. Written in its first words, read in all of them whatever their case is. */
export function flagParam(fallback = false): Param<boolean> {
  return {
    fallback,
    read: ([text = '']) => (yes.includes(text.toLowerCase()) ? true : no.includes(text.toLowerCase()) ? false : undefined),
    write: (value) => [(value ? yes : no)[0]!],
  };
}

/** So that no amount is written with an exponent. */
const plain = /^-?\d{1,12}(\.\d{1,6})?$/;

/** A number from `min` to `max`. Written with a point as its decimal sign and no groups: an address can be sent to anyone. */
export function numberParam(fallback: number, { min, max }: { min: number; max: number }): Param<number> {
  return {
    fallback,
    read: ([text = '', ...more], locale) => {
      const parsed = parseNumber(text, locale);
      // Of two amounts nobody can say which is meant.
      if (!parsed.ok || more.length > 0 || !plain.test(String(parsed.value))) return undefined;
      return parsed.value >= min && parsed.value <= max ? parsed.value : undefined;
    },
    write: (value) => [String(value)],
  };
}

/**
 * The nearest of a few numbers.
 *
 * @param rules numbers not `above`, or beyond `most`, mean nothing
 */
export function nearestParam<const Choice extends number, const Fallback extends number = Choice>(
  fallback: Fallback,
  choices: readonly Choice[],
  { above = -Infinity, most = Infinity } = {},
): ChoiceParam<Choice, Fallback> {
  return {
    fallback,
    choices,
    read: ([text = ''], locale) => {
      const parsed = parseNumber(text, locale);
      if (!parsed.ok || parsed.value <= above || parsed.value > most) return undefined;
      const distance = (choice: number) => Math.abs(choice - parsed.value);
      return choices.reduce((best, choice) => (distance(choice) < distance(best) ? choice : best));
    },
    write: (value) => [String(value)],
  };
}

/**
 * A number on the nearest step of a scale, which it does not leave.
 *
 * @param round what becomes of a number between two steps
 */
export function scaleParam(
  fallback: number,
  { min, max, step }: { min: number; max: number; step: number },
  round: (steps: number) => number = Math.round,
): Param<number> {
  return {
    fallback,
    read: ([text = ''], locale) => {
      // Nobody writes thousandths on a scale: `1,250` in a French address was meant the English way, and is not read as 1.25.
      const parsed = parseNumber(text, locale, 2);
      return parsed.ok ? round(Math.min(Math.max(parsed.value, min), max) / step) * step : undefined;
    },
    write: (value) => [String(value)],
  };
}
