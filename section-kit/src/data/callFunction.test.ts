import { fakeDb } from '../testing/fakeDb';
import { callFunction } from './callFunction';
import type { AppError } from './AppError';

const refusalOf = (failure: { status: number; message?: string; code?: string; details?: string; hint?: string }): Promise<AppError> =>
  callFunction(fakeDb({ rpc: { send_quote: failure } }), 'send_quote', { id: 'q1' }).then(
    () => Promise.reject(new Error('The call was not refused')),
    (refusal: AppError) => refusal,
  );

test('an answer is what the function returns', async () => {
  const db = fakeDb({ rpc: { claim_projects: () => 2 } });
  expect(await callFunction(db, 'claim_projects', {})).toBe(2);
  expect(db.requests).toEqual(['POST /rpc/claim_projects {}']);
});

test('a refused field comes with its name, the words and the hint', async () => {
  const refusal = await refusalOf({ status: 422, code: 'PT422', message: 'The email is wrong', details: 'email', hint: 'Correct it.' });
  expect(refusal).toMatchObject({ kind: 'invalid', field: 'email', message: 'The email is wrong', hint: 'Correct it.' });
});

test.each([
  [
    { status: 429, code: 'PT429', details: '90' },
    { kind: 'limited', waitSeconds: 90 },
  ],
  [{ status: 429 }, { kind: 'limited', waitSeconds: 30 }],
  [
    { status: 409, code: 'PT409', message: 'Too late' },
    { kind: 'conflict', message: 'Too late', field: null },
  ],
  [
    { status: 403, code: 'PT403', message: 'Not yours' },
    { kind: 'refused', message: 'Not yours', field: null },
  ],
  [
    { status: 403, code: 'PT403', details: 'confirm' },
    { kind: 'refused', field: 'confirm' },
  ],
  [
    { status: 403, code: '42501', details: 'a policy' },
    { kind: 'refused', field: null },
  ],
  [{ status: 404, code: 'PGRST202', message: 'no function' }, { kind: 'missing' }],
  [
    { status: 503, message: 'the database restarts' },
    { kind: 'unconfirmed', message: 'the database restarts' },
  ],
])('%j is told apart', async (failure, expected) => {
  expect(await refusalOf(failure)).toMatchObject(expected);
});
