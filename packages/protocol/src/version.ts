/** Grows whenever a message changes its meaning. A client of another version is told so and sent away. */
export const PROTOCOL = 1;
