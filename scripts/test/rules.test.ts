import { describe, expect, it } from 'vitest';
import { citedIds, coverage, parseChecklist, testedIds } from '../lib/rules.mjs';

describe('rule checklists', () => {
  it('reads the rows and nothing else', () => {
    const page = [
      '# Rules',
      'id | kind | gist',
      '---|---|---',
      '1.2a | engine | On cards "you" | means you.',
      'III.4b | ui | Shown.',
      'L.16 | info | Backs are alike.',
      'E10.20 | decide | Default: yes.',
      'not a row',
    ].join('\n');
    expect(parseChecklist(page)).toEqual([
      { id: '1.2a', kind: 'engine', gist: 'On cards "you" | means you.' },
      { id: 'III.4b', kind: 'ui', gist: 'Shown.' },
      { id: 'L.16', kind: 'info', gist: 'Backs are alike.' },
      { id: 'E10.20', kind: 'decide', gist: 'Default: yes.' },
    ]);
  });

  it('finds the ids a title cites, in any of the accepted forms', () => {
    expect(citedIds('[42.5] strength is added')).toEqual(['42.5']);
    expect(citedIds('[3.3a] [44.6] both')).toEqual(['3.3a', '44.6']);
    expect(citedIds('[4.6b, 13.5] [X.3] [E1.1] [IV.2]')).toEqual(['4.6b', '13.5', 'X.3', 'E1.1', 'IV.2']);
  });

  it('leaves other brackets alone', () => {
    expect(citedIds('gives [1, 2] and [] and [v1.2.3] and 4.5')).toEqual([]);
  });

  it('counts only tests that passed', () => {
    const report = {
      testResults: [
        {
          assertionResults: [
            { title: '[1.1] a', status: 'passed' },
            { title: '[1.2] b', status: 'failed' },
            { title: '[1.3] c', status: 'pending' },
          ],
        },
      ],
    };
    expect([...testedIds(report)]).toEqual(['1.1']);
  });

  it('asks for engine, info and decide rows only', () => {
    const rows = parseChecklist('1.1 | engine | a\n1.2 | info | b\n1.3 | ui | c\n1.4 | def | d\n1.5 | decide | e');
    expect(coverage(rows, new Set(['1.2', '1.3', '1.5']))).toEqual({ total: 3, tested: 2, missing: ['1.1'] });
  });
});
