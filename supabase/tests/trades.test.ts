import assert from 'node:assert/strict';
import { it } from 'node:test';
import { trades } from '../seed/trades.ts';
import { tradeLabel } from '../trades.ts';

it('English shows a trade as the database writes it', () => {
  assert.equal(tradeLabel('Roofing', 'en'), 'Roofing');
});

it('French has its own word for every trade of the directory', () => {
  const sameInBoth = ['Construction', 'Design'];
  const untranslated = trades.map(({ name }) => name).filter((name) => tradeLabel(name, 'fr') === name);
  assert.deepEqual(untranslated.sort(), sameInBoth);
});

it('a trade it does not know is shown as it is', () => {
  assert.equal(tradeLabel('Chimney Sweeping', 'fr'), 'Chimney Sweeping');
});
