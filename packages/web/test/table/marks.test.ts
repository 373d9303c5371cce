import { tokens } from '@undertow/everrain/words';
import { describe, expect, it } from 'vitest';
import { withMarks } from '../../src/table/reading/marks';

const told = (line: string): readonly string[] =>
  withMarks(tokens(line)).map(({ part, open, mark }) =>
    part.is === 'text' ? part.text : `${open}[${part.word}]${mark}`,
  );

describe('marks around a word that can be pressed', () => {
  it('go with the word, so that no line begins with a stop or ends with a bracket', () => {
    expect(told('Install the {improvement:cabins|Cabins}.')).toEqual(['Install the ', '[Cabins].']);
    expect(told('({crew:pilot|Anselm}), {crew:cook|Ines}: both')).toEqual(['([Anselm]),', ' ', '[Ines]:', ' both']);
    expect(told('than “Rampage ({crew:pilot|Anselm} 4)”')).toEqual(['than “Rampage ', '([Anselm]', ' 4)”']);
    expect(told('{crew:pilot|Anselm} ({crew:cook|Ines}) rests')).toEqual(['[Anselm]', ' ', '([Ines])', ' rests']);
  });

  it('leave everything else as it was', () => {
    expect(told('{crew:pilot|Anselm} rests. Nobody else.')).toEqual(['[Anselm]', ' rests. Nobody else.']);
    expect(told('{crew:pilot|Anselm}{crew:cook|Ines}')).toEqual(['[Anselm]', '[Ines]']);
  });
});
