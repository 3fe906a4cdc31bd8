export { ContactFields } from './form/ContactFields';
export { contactFields, contactSchema, phoneForCalls, type ContactValues } from './form/contactRules';
