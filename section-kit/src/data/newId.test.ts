import { newId, newToken } from './newId';

const many = 200;

it('gives UUIDs of version 4, each different', () => {
  const ids = Array.from({ length: many }, newId);
  expect(new Set(ids).size).toBe(many);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
});

it('gives secrets of 43 characters that may stand in an address, each different', () => {
  const tokens = Array.from({ length: many }, newToken);
  expect(new Set(tokens).size).toBe(many);
  for (const token of tokens) expect(token).toMatch(/^[\w-]{43}$/);
});

it('needs nothing that browsers offer on secure origins only', () => {
  const { randomUUID } = crypto;
  Object.defineProperty(crypto, 'randomUUID', { value: undefined, configurable: true });
  try {
    expect(newId()).toHaveLength(36);
  } finally {
    Object.defineProperty(crypto, 'randomUUID', { value: randomUUID, configurable: true });
  }
});
