/** What the product says about its size. Source: the product's business constants, "Marketing claims". */
export const claims = [
  { key: 'users', value: 50_000, isLeast: true },
  { key: 'providers', value: 1200, isLeast: true },
  { key: 'cities', value: 25, isLeast: false },
] as const;
