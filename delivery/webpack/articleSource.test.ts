import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { articleModule, readArticle, summaryModule } from './articleSource.ts';

const source = '---\ntitle: "Roofs: a start"\ntopics: [seasons]\n---\n\nIntro.\n\n## First part\n\nText.\n\n## Second\n\n### Not listed\n';

describe('an article', () => {
  it('is its front matter with headings and reading time, and its body', () => {
    const { article, body } = readArticle(source);
    assert.deepEqual(article, {
      title: 'Roofs: a start',
      topics: ['seasons'],
      readingMinutes: 1,
      headings: ['First part', 'Second'],
    });
    assert.ok(body.startsWith('\nIntro.'));
  });

  it('takes a minute for every 220 words, and one at least', () => {
    const long = `---\ntitle: x\n---\n${'word - '.repeat(880)}`;
    assert.equal(readArticle(long).article.readingMinutes, 4);
  });

  it('is one exported object for a list, and the same object before the words for a page', () => {
    const line = /^export const article = \{"title":"Roofs: a start".*\};\n/;
    assert.match(summaryModule(source), line);
    assert.doesNotMatch(summaryModule(source), /Intro/);
    assert.match(articleModule(source), line);
    assert.match(articleModule(source), /\n\nIntro\./);
  });

  for (const broken of ['No front matter', '---\ntitle: x\n', '---\njust text\n---\n']) {
    it(`without front matter is refused with what to do: ${JSON.stringify(broken)}`, () => {
      assert.throws(() => readArticle(broken), /An article starts with front matter/);
    });
  }
});
