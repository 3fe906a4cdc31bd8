declare global {
  /** Webpack's own variable. */
  var __webpack_nonce__: string | undefined;
}

// Libraries that add styles at run time read this while they are imported, so this module is the first of the bundle.
__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

export {};
