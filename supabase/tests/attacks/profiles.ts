import { everybody, type AttackFeature } from './AttackFeature.ts';

const owners = { user_id: '$owner' };

export const profiles: AttackFeature = {
  attempts: {
    profiles: [
      { operation: 'select', expected: { anon: 'denied', owner: 'own', stranger: 'own', forged: 'own' } },
      { operation: 'select', target: owners, expected: { anon: 'denied', owner: 'own', stranger: 'none', forged: 'none' } },
      { operation: 'insert', values: { user_id: '$self', display_name: 'Second' }, expected: everybody('denied') },
      {
        operation: 'update',
        target: owners,
        values: { display_name: 'Renamed', locale: 'fr' },
        expected: { anon: 'denied', owner: 'changed', stranger: 'none', forged: 'none' },
      },
      { operation: 'update', target: { user_id: '$self' }, values: { user_id: '$owner' }, expected: everybody('denied') },
      { operation: 'update', target: owners, values: { created_at: '2000-01-01T00:00:00Z' }, expected: everybody('denied') },
      { operation: 'delete', target: owners, expected: everybody('denied') },
    ],
  },
  grants: [
    'authenticated may SELECT public.profiles',
    'authenticated may UPDATE public.profiles.display_name',
    'authenticated may UPDATE public.profiles.locale',
  ],
  functions: [],
};
