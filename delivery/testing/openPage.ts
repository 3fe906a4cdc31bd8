import { runInNewContext } from 'node:vm';
import type { Composition } from '@marketplace/section-kit/manifest';

interface OpenPage {
  /** Address of the folder that the script is from. */
  base: string;
  /** Origin of the page. */
  shell: string;
  lang: string;
}

/** Runs the script of a development server in what it needs of a page that is composed of two sections. */
export function openPage(script: string, { base, shell, lang }: OpenPage) {
  const live = (name: string, version: string) => ({ name, current: { version, base: `/sections/${name}/${version}/` }, previous: null });
  let text = JSON.stringify({ revision: 7, sections: [live('mf-other', '3.0.0'), live('mf-sample', '1.0.0')] });
  let allow: (url: string) => string | null = () => null;
  const document = {
    currentScript: { src: `${base}live.js` },
    documentElement: { lang },
    createElement: () => ({ textContent: '' }),
    getElementById: () => ({ textContent: text, replaceWith: (other: { textContent: string }) => (text = other.textContent) }),
  };
  runInNewContext(script, {
    URL,
    document,
    location: { origin: shell, href: `${shell}/sample` },
    sessionStorage: { getItem: () => null, removeItem: () => undefined },
    addEventListener: () => undefined,
    EventSource: class {},
    trustedTypes: { createPolicy: (_name: string, rules: { createScriptURL: typeof allow }) => (allow = rules.createScriptURL) },
  });
  const { sections } = JSON.parse(text) as Pick<Composition, 'sections'>;
  return { sections, allows: (url: string) => allow(url) === url };
}
