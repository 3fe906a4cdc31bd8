/** Where the inputs of a calculator stand: in the fragment, which is sent to nobody, beside those of others on the page. */
export const inputPlace = { place: 'fragment', keepsOthers: true } as const;
