// Imported before the backend, which reads it once: hashing at full cost would take most of the tests' time.
process.env.LITE_AUTH_BCRYPT_COST ??= '4';
