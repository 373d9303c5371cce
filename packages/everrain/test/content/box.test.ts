import { describe, expect, it } from 'vitest';
import { content } from '../../src/content';
import { checkContent, countContent } from '../../src/content/check';

describe('The box', () => {
  it('has no fault', () => {
    expect(checkContent(content)).toEqual([]);
  });
  it('counts', () => { console.log(countContent(content)); });
});
