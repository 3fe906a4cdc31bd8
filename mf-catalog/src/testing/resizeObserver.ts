// jsdom lays nothing out, so there is nothing to observe; the slider asks all the same.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
