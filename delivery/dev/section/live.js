/*
 * Runs in a page of a deployed shell, before the shell does: puts the build of a development server in the place of the live one, and
 * has the section exchange what was edited, or loads the page again. `__LIVE__` is what that server says of its build (`liveScript.ts`).
 */
((live) => {
  const base = new URL('.', document.currentScript.src).href;
  // As `shell/src/boot/trustScripts.ts`, which leaves it alone. There may be more than one such server, and only one policy.
  const origins = (globalThis.__liveOrigins ??= new Set());
  if (origins.size === 0) {
    origins.add(location.origin);
    globalThis.trustedTypes?.createPolicy('default', {
      createScriptURL: (url) => (origins.has(new URL(url, location.href).origin) ? url : null),
    });
  }
  origins.add(new URL(base).origin);

  const section = live.sections[document.documentElement.lang.slice(0, 2)];
  if (section) {
    const element = document.getElementById('composition');
    const composition = JSON.parse(element.textContent);
    const sections = composition.sections.map((each) =>
      each.name === section.name ? { ...section, current: { ...section.current, base } } : each,
    );
    // The policy of the page takes no text for an element of script, also where it is data.
    const changed = Object.assign(document.createElement('template'), { id: 'composition' });
    changed.textContent = JSON.stringify({ ...composition, sections });
    element.replaceWith(changed);
  }

  const store = `live:${base}`;
  const fieldsOf = () => [...document.querySelectorAll('input, textarea, select')];
  const nameOf = (field) => `${field.tagName} ${field.type} ${field.name || field.getAttribute('aria-label') || ''}`;
  const isChoice = ({ type }) => type === 'checkbox' || type === 'radio';
  const typed = new Set();
  const note = ({ target }) => target.matches?.('input:not([type=password], [type=file]), textarea, select') && typed.add(target);
  addEventListener('input', note, true);

  /** A field is known by what it is called, and by its place among those that are called the same. */
  const keep = () => {
    const fields = fieldsOf();
    const kept = [...typed]
      .filter((field) => field.isConnected)
      .map((field) => {
        const same = fields.filter((other) => nameOf(other) === nameOf(field));
        return { name: nameOf(field), index: same.indexOf(field), value: field.value, checked: field.checked };
      });
    sessionStorage.setItem(store, JSON.stringify({ address: location.href, y: scrollY, kept }));
  };
  const fill = (field, { value, checked }) => {
    if (isChoice(field)) {
      if (field.checked !== checked) field.click();
      return;
    }
    // React keeps a setter of its own on the element and hears only of what the browser's own one has set.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, value);
    for (const event of ['input', 'change']) field.dispatchEvent(new Event(event, { bubbles: true }));
  };
  const restore = () => {
    const { address, y, kept } = JSON.parse(sessionStorage.getItem(store) ?? '{}');
    sessionStorage.removeItem(store);
    if (address !== location.href) return;
    const missing = new Set(kept);
    const look = () => {
      for (const each of missing) {
        const field = fieldsOf().filter((other) => nameOf(other) === each.name)[each.index];
        if (!field) continue;
        missing.delete(each);
        fill(field, each);
      }
      if (document.documentElement.scrollHeight > y) scrollTo(0, y);
      if (missing.size === 0) observer.disconnect();
    };
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    // Whatever is not there by now is not on this page any more.
    setTimeout(() => observer.disconnect(), 10_000);
    look();
  };
  restore();

  /** The section exchanges what it can of itself where it runs; what it says of itself to others is read only as a page starts. */
  const follow = async (told) => {
    if (told.version === live.build?.version) return;
    const exchange = told.manifest === live.build?.manifest && globalThis.__liveUpdates?.get(base);
    if (exchange && (await exchange(told.hash))) {
      live.build = told;
      return;
    }
    keep();
    location.reload();
  };
  let followed = Promise.resolve();
  new EventSource(`${base}changes`).onmessage = ({ data }) => {
    followed = followed.then(() => follow(JSON.parse(data)));
  };
})(__LIVE__);
