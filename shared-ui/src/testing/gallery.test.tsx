/** @jest-environment node */
import { renderToString } from 'react-dom/server';
import { specimenGroups } from '../../gallery/specimenGroups';
import { TestUi } from './TestUi';

const specimens = specimenGroups.flatMap((group) => group.specimens);

// Here there is no window and no document at all, as on a server.
describe('every component of the gallery', () => {
  it.each(specimens)('renders without a browser: $id', ({ element }) => {
    expect(typeof document).toBe('undefined');
    expect(renderToString(<TestUi>{element}</TestUi>)).not.toBe('');
  });

  it('has an id of its own', () => {
    const ids = specimens.map(({ id }) => id);
    expect(ids).toEqual([...new Set(ids)]);
  });
});
