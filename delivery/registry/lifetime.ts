const day = 24 * 60 * 60 * 1000;

/** Milliseconds that a revision is good for. A stolen or forgotten document stops working after a month; every write starts a new month. */
export const lifetime = 30 * day;
