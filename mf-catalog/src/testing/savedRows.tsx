import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createTestShell, TestShellProviders, type FakeDb } from '@marketplace/section-kit/testing';

/** A person with an account. */
export const member = { id: 'u1', email: 'robin@example.test', displayName: null, locale: null };

type Kind = 'material' | 'deal' | 'service';

/** The rows of `favourites` as the database answers them, by kind. */
export const favouriteRows =
  (saved: Partial<Record<Kind, readonly string[]>>) =>
  ({ searchParams }: URL) =>
    (saved[searchParams.get('kind')?.replace('eq.', '') as Kind] ?? []).map((target_id) => ({ target_id }));

/** A piece of the dashboard, to a person with an account. */
export const showPiece = (piece: ReactElement, db: FakeDb, locale: 'en' | 'fr' = 'en') =>
  render(
    <TestShellProviders shell={createTestShell({ db, auth: member, locale })} path="/account">
      {piece}
    </TestShellProviders>,
  );
