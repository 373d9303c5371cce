// How Spanish builds sentences.
export * from '@undertow/language/es';
