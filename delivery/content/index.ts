export { z } from 'zod';
export { defineCollection } from './defineCollection.ts';
export { datedFields, daySchema, menuEntry, menuSchema, reference, same, textSchema } from './fields.ts';
