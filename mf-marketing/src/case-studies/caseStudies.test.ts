import { caseIds, caseStudies } from './caseStudies';

test.each(caseIds)('the shares of %s make a whole in both languages', (id) => {
  for (const story of [caseStudies.en[id], caseStudies.fr[id]]) {
    expect(story.shares.reduce((sum, { percent }) => sum + percent, 0)).toBe(100);
  }
  expect(caseStudies.fr[id].shares.map(({ percent }) => percent)).toEqual(caseStudies.en[id].shares.map(({ percent }) => percent));
  expect(caseStudies.fr[id].links.map(({ path }) => path)).toEqual(caseStudies.en[id].links.map(({ path }) => path));
});
