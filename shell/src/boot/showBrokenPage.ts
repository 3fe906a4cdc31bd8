import type { Locale } from '@marketplace/section-kit';

const texts = {
  en: {
    title: 'This page could not be put together',
    text: 'Something went wrong on our side. Reload the page; if that does not help, try again in a few minutes.',
    reload: 'Reload',
  },
  fr: {
    title: 'Impossible d’afficher cette page',
    text: 'Un problème est survenu de notre côté. Rechargez la page; si cela ne suffit pas, réessayez dans quelques minutes.',
    reload: 'Recharger',
  },
} as const;

/** The last resort when not even the shell can run: plain elements, no libraries. */
export function showBrokenPage(root: HTMLElement, locale: Locale, reload: () => void): void {
  const { title, text, reload: label } = texts[locale];
  document.title = title;
  const main = document.createElement('main');
  main.style.cssText = 'max-width: 32rem; margin: 15vh auto; padding: 0 1rem; font: 1.125rem/1.5 system-ui, sans-serif';
  const button = element('button', label);
  button.style.cssText = 'min-height: 44px; margin-top: 1rem; padding: 0 1.5rem; font: inherit';
  button.addEventListener('click', reload);
  const words = document.createElement('div');
  words.setAttribute('role', 'alert');
  words.append(element('h1', title), element('p', text));
  main.append(words, button);
  root.replaceChildren(main);
}

function element<Tag extends 'h1' | 'p' | 'button'>(tag: Tag, text: string): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.textContent = text;
  return created;
}
