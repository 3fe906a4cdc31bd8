/** @returns the brands whose name contains the text, whatever its case; none for less than two letters */
export function findBrands(brands: readonly string[], text: string): string[] {
  const asked = text.trim().toLowerCase();
  return asked.length < 2 ? [] : brands.filter((brand) => brand.toLowerCase().includes(asked));
}
