import { tokens } from '@undertow/everrain/words';
import { describe, expect, it } from 'vitest';
import { withMarks } from '../../src/table/reading/marks';

const told = (line: string): readonly string[] =>
  withMarks(tokens(line)).map(({ part, mark }) => (part.is === 'text' ? part.text : `[${part.word}]${mark}`));

describe('marks after a word that can be pressed', () => {
  it('go with the word, so that no line begins with one', () => {
    expect(told('Install the {improvement:cabins|Cabins}.')).toEqual(['Install the ', '[Cabins].']);
    expect(told('({crew:pilot|Anselm}), {crew:cook|Ines}: both')).toEqual(['(', '[Anselm]),', ' ', '[Ines]:', ' both']);
  });

  it('leave everything else as it was', () => {
    expect(told('{crew:pilot|Anselm} rests. Nobody else.')).toEqual(['[Anselm]', ' rests. Nobody else.']);
    expect(told('{crew:pilot|Anselm}{crew:cook|Ines}')).toEqual(['[Anselm]', '[Ines]']);
  });
});
