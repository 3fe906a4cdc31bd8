/** Two pictures of the same page do not differ at all on one machine; other processors round the colour of some pixels. */
export const tolerance = { threshold: 0.01, maxDiffPixels: 4 };
