/** How long a success or an information stays, in milliseconds. */
export const lifetime = 8_000;
