import fc from 'fast-check';
import { calculateReturn, type CampaignFigures } from './calculateReturn';
import { campaignReturn } from './campaignReturn';
import { campaigns, fieldsOf, type CampaignName } from './campaigns';

// In thousandths: below them a product of five vanishes, which no campaign does.
const share = fc.integer({ min: 0, max: 1000 }).map((thousandths) => thousandths / 1000);
const dollars = fc.double({ min: 0, max: 1_000_000, noNaN: true });
const figures: fc.Arbitrary<CampaignFigures> = fc.record({
  spend: dollars,
  reach: fc.integer({ min: 0, max: 10_000_000 }),
  rates: fc.array(share, { maxLength: 5 }),
  jobValue: dollars,
  margin: share,
  discount: share,
});

test('a search campaign worked out by hand', () => {
  // 600 / 2.50 = 240 clicks, 4 % ask, 20 % of those are won, 30 % of 3,500 remains.
  const result = campaignReturn('search', { budget: 600, price: 2.5, requestRate: 4, winRate: 20, jobValue: 3500, margin: 30 });
  expect(result.steps).toEqual([240, 9.6, expect.closeTo(1.92, 10)]);
  expect(result.revenue).toBeCloseTo(6720, 8);
  expect(result.grossProfit).toBeCloseTo(2016, 8);
  expect(result.net).toBeCloseTo(1416, 8);
  expect(result.roi).toBeCloseTo(2.36, 8);
  expect(result.costPerJob).toBeCloseTo(312.5, 8);
});

test('a discount comes out of the margin, not out of material and labour', () => {
  const { revenue, grossProfit } = calculateReturn({ spend: 0, reach: 10, rates: [], jobValue: 1000, margin: 0.3, discount: 0.1 });
  expect(revenue).toBeCloseTo(9000, 8);
  expect(grossProfit).toBeCloseTo(2000, 8);
});

test('impressions and recipients are bought by the thousand, visitors by the week', () => {
  expect(campaignReturn('display', { budget: 90, price: 9 }).steps[0]).toBe(10_000);
  expect(campaignReturn('email', { budget: 380, price: 95 }).steps[0]).toBe(4000);
  expect(campaignReturn('promotion', { budget: 500, price: 250, visitors: 3000 }).steps[0]).toBe(6000);
});

test('where nothing is spent or nothing is won there is no rate to give', () => {
  expect(calculateReturn({ spend: 0, reach: 0, rates: [0.5], jobValue: 1, margin: 1, discount: 0 })).toMatchObject({
    roi: null,
    costPerJob: null,
  });
});

test('no step has more than the one before, and the net return is the profit less the cost', () => {
  fc.assert(
    fc.property(figures, (given) => {
      const { steps, grossProfit, net } = calculateReturn(given);
      expect(steps).toHaveLength(given.rates.length + 1);
      steps.slice(1).forEach((count, index) => expect(count).toBeLessThanOrEqual(steps[index]!));
      expect(net).toBe(grossProfit - given.spend);
    }),
  );
});

test('more margin never returns less, more discount never returns more', () => {
  fc.assert(
    fc.property(figures, share, share, (given, one, other) => {
      const [less, more] = [Math.min(one, other), Math.max(one, other)];
      const net = (change: Partial<CampaignFigures>) => calculateReturn({ ...given, ...change }).net;
      const slack = 1e-6 * Math.max(1, given.reach * given.jobValue);
      expect(net({ margin: more })).toBeGreaterThanOrEqual(net({ margin: less }) - slack);
      expect(net({ discount: more })).toBeLessThanOrEqual(net({ discount: less }) + slack);
    }),
  );
});

test('twice the money and twice the reach return twice as much at the same rate', () => {
  fc.assert(
    fc.property(figures, (given) => {
      const once = calculateReturn(given);
      const twice = calculateReturn({ ...given, spend: given.spend * 2, reach: given.reach * 2 });
      const slack = 1e-9 * (1 + given.spend + given.reach * given.jobValue);
      expect(Math.abs(twice.net - once.net * 2)).toBeLessThanOrEqual(slack);
      expect(twice.costPerJob === null).toBe(once.costPerJob === null);
    }),
  );
});

test.each(Object.keys(campaigns) as CampaignName[])('the sample of %s is complete and pays off modestly', (name) => {
  const { sample, steps, rates } = campaigns[name];
  expect(steps).toHaveLength(rates.length + 1);
  expect(fieldsOf(name)).toEqual(expect.arrayContaining(['budget', 'price', ...rates, 'jobValue', 'margin']));
  const { roi } = campaignReturn(name, sample);
  // An illustration that promises ten times the money would be no illustration.
  expect(roi).toBeGreaterThan(0);
  expect(roi).toBeLessThan(5);
});
