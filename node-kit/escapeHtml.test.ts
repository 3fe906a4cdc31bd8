import assert from 'node:assert/strict';
import { it } from 'node:test';
import { escapeHtml } from './escapeHtml.ts';

it('leaves no character that could end an element or a quoted attribute', () => {
  assert.equal(escapeHtml(`<b title="a" alt='b'>&`), '&lt;b title=&quot;a&quot; alt=&#39;b&#39;&gt;&amp;');
});
