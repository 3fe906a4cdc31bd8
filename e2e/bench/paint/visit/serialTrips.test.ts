import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serialTrips, type PageRequest } from './serialTrips.ts';

const page: PageRequest = { url: '/', type: 'Document', askedBy: null, ended: 100, bytes: 1, isRefused: false };
const script = (url: string, askedBy: string | null, ended: number | null): PageRequest => ({
  url,
  type: 'Script',
  askedBy,
  ended,
  bytes: 1,
  isRefused: false,
});

describe('trips one after another', () => {
  it('are one where the document brings the content, whatever else it asks for', () => {
    assert.equal(serialTrips([page, script('/main.js', null, 150)], 200, true), 1);
  });

  it('count each script that another one asked for, and the read at their end', () => {
    const chain = [page, script('/main.js', null, 200), script('/section.js', '/main.js', 300), script('/chunk.js', '/section.js', 400)];
    const read: PageRequest = { url: '/rest', type: 'Fetch', askedBy: '/chunk.js', ended: 500, bytes: 1, isRefused: false };
    assert.equal(serialTrips([...chain, read], 600, false), 5);
  });

  it('count scripts that the document names beside each other once', () => {
    assert.equal(serialTrips([page, script('/main.js', null, 200), script('/chunk.js', null, 300)], 600, false), 2);
  });

  it('leave out what came after the content, never came, or is looked at only', () => {
    const font: PageRequest = { url: '/font', type: 'Font', askedBy: '/main.js', ended: 250, bytes: 1, isRefused: false };
    const late = [script('/late.js', '/main.js', 900), script('/never.js', '/main.js', null), font];
    assert.equal(serialTrips([page, script('/main.js', null, 200), ...late], 600, false), 2);
  });

  it('end where scripts ask for each other', () => {
    assert.equal(serialTrips([page, script('/a.js', '/b.js', 200), script('/b.js', '/a.js', 300)], 600, false), 3);
  });
});
