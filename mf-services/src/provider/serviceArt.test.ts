import { serviceArt } from './serviceArt';

describe('serviceArt', () => {
  const main = ['Plumbing', 'Electrical', 'Roofing', 'HVAC', 'Landscaping', 'Painting', 'Flooring', 'Construction'];

  it.each(main)('gives %s a drawing of its own', (category) => {
    expect(serviceArt(category)).toBe(`service-${category.toLowerCase()}`);
    expect(main.filter((other) => serviceArt(other) === serviceArt(category))).toEqual([category]);
  });

  it.each([
    ['Kitchen Renovation', 'service-kitchen'],
    ['Bathroom Renovation', 'service-bathroom'],
    ['Windows & Doors', 'service-windows-doors'],
    ['Interior Design', 'service-design'],
    ['Pest Control', 'service-pest-control'],
    ['Storage', 'service-storage'],
    ['lawn care', 'service-landscaping'],
    ['General Contractor', 'service-construction'],
    ['Outdoor Contractors', 'service-construction'],
  ])('finds the trade in "%s"', (category, name) => {
    expect(serviceArt(category)).toBe(name);
  });

  it('falls back to the workshop for a category nobody drew', () => {
    expect(serviceArt('Chimney poetry')).toBe('service-general');
    expect(serviceArt('')).toBe('service-general');
  });
});
