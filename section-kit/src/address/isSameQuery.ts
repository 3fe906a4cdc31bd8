/** Whether two query strings say the same, in whatever order and encoding. */
export const isSameQuery = (one: string, other: string): boolean => comparable(one) === comparable(other);

const comparable = (queryString: string): string => String(new URLSearchParams(queryString)).split('&').sort().join('&');
