import { createRequire } from 'node:module';
import { rightmostKeys } from './rightmostKeys.mjs';

// jsdom matches every rule of every style sheet with every element whose style is asked for, which took a third of the time
// of all component tests. Browsers look at the last name and class of a selector first; so does this, before jsdom looks.
const jsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const selectors = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js');
const { matchesDontThrow } = selectors;

const known = new Map();
const keysOf = (list) => {
  if (!known.has(list)) known.set(list, rightmostKeys(list));
  return known.get(list);
};

selectors.matchesDontThrow = (element, list) => {
  const keys = typeof list === 'string' ? keysOf(list) : undefined;
  const mayMatch = ({ name, className }) =>
    (!name || element._localName.toLowerCase() === name) && (!className || element.classList.contains(className));
  return (!keys || keys.some(mayMatch)) && matchesDontThrow(element, list);
};
