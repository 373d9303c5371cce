import type { Flag, Flags } from '@undertow/kit';
import { type Command, InvalidArgumentError, Option } from 'commander';

/** A whole number from 1. */
export function positive(text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new InvalidArgumentError('Use a whole number from 1.');
  return value;
}

/** `5`, or a range such as `3-6`: those of the sizes that fit. */
export const sizesFrom =
  (sizes: readonly number[]) =>
  (text: string): readonly number[] => {
    const [low = Number.NaN, high = low] = text.split('-').map(Number);
    const found = sizes.filter((size) => size >= low && size <= high);
    if (found.length === 0) throw new InvalidArgumentError(`Use ${sizes.join(', ')} or a range such as 3-6.`);
    return found;
  };

export const sizeFrom =
  (sizes: readonly number[]) =>
  (text: string): number => {
    const size = sizes.find((one) => one === Number(text));
    if (size === undefined) throw new InvalidArgumentError(`Use ${sizes.join(', ')}.`);
    return size;
  };

/** Adds the flags that only this game has. */
export function addFlags(command: Command, flags: readonly Flag[]): Command {
  for (const { name, what, choices, usual } of flags) {
    const option = new Option(`--${name} <${choices ? 'name' : 'value'}>`, what);
    if (choices) option.choices([...choices]);
    if (usual !== undefined) option.default(usual);
    command.addOption(option);
  }
  return command;
}

/** What was given for them. */
export function flagsGiven(command: Command, flags: readonly Flag[]): Flags {
  const given: Record<string, unknown> = command.opts();
  return Object.fromEntries(
    flags.flatMap(({ name }) => {
      const value = given[name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}
