/** What a page is meant to stay below: brotli bytes of script that a first visitor fetches. */
export const sizeAim = 130 * 1024;
/** Of the largest page; what it needs less is taken away here as well. */
export const sizeLimit = 150 * 1024;

/** Of a fragment, beside the start of its section: whoever places one should not have to ask what it costs. */
export const fragmentLimit = 35 * 1024;

export const kibibytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KiB`;
