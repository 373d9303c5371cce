import fc from 'fast-check';

const key = fc.constantFrom('a', 'b', 'hand', '0', '#', 'x y', '"');
/** Anything that JSON can say, small and with few keys, so that values often resemble each other. */
export const { value: json } = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.constant(null),
    fc.boolean(),
    fc.integer({ min: -3, max: 3 }),
    fc.constantFrom('', 'engine-room', 'deck'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
}));
