/** A network address as it is meant: IPv4 in the clothes of IPv6 (`::ffff:192.0.2.7`) is the same visitor. */
export const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
