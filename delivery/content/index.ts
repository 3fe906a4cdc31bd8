export { z } from 'zod';
export { defineCollection } from './defineCollection.ts';
export { datedFields, daySchema, menuEntry, menuSchema, pageSchema, reference, same, textSchema } from './fields.ts';
