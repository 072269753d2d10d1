import { describe, expect, it } from 'vitest'
import { splitStatements } from './migrate.ts'

describe('migrations', () => {
  it('splits a script only at semicolons that end statements', () => {
    const script = `
      -- a comment; with a semicolon
      create table a (note text default 'x;''y');
      create function f() returns int language plpgsql as $body$ begin return 1; end $body$;
      /* ; */ insert into a values ('$$;$$');
    `
    expect(splitStatements(script)).toHaveLength(3)
    expect(splitStatements(script)[1]).toContain('return 1; end')
  })

  it('drops statements that are only comments', () => {
    expect(splitStatements('-- nothing\n;\n-- more')).toEqual([])
  })
})
