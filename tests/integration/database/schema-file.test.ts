import { expect, test } from 'vitest'
import { openTestDatabase } from './database-for-tests.ts'

const db = openTestDatabase()

const head = `-- What the migrations add up to, to be read: the schema leads. \`npm run schema\` writes this file.
-- Roles and rights are in migrations/, the schedule of deliver-outbox at the end of 20261122000100_deliveries.sql.
-- What is deleted, and when: functions/deliver-outbox/purge.ts.
`

/** Columns with their comments, then constraints. Not-null constraints are with the columns. */
const tables = `
  select format(e'%screate table %s (\\n%s\\n);\\n', '-- ' || obj_description(oid) || e'\\n', oid::regclass, (
    select string_agg('  ' || line || case when ordinal < count then ',' else '' end
      || coalesce(' -- ' || comment, ''), e'\\n' order by ordinal)
    from (
      select line, comment, row_number() over (order by place, name) as ordinal, count(*) over () as count
      from (
        select format('%I %s%s%s', attname, format_type(atttypid, atttypmod), case when attnotnull then ' not null' end,
          ' default ' || pg_get_expr(adbin, adrelid)) as line,
          col_description(attrelid, attnum) as comment, attnum as place, attname as name
        from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped
        union all
        select format('constraint %I %s', conname, pg_get_constraintdef(oid)), null, 10000, conname
        from pg_constraint where conrelid = pg_class.oid and contype <> 'n'
      ) as lines
    ) as numbered
  )) as text
  from pg_class where relnamespace = 'leads'::regnamespace and relkind = 'r' order by relname`

const views = `
  select format(e'create view %s as\\n%s\\n', oid::regclass, pg_get_viewdef(oid, true)) as text
  from pg_class where relnamespace = 'leads'::regnamespace and relkind = 'v' order by relname`

const indexes = `
  select pg_get_indexdef(indexrelid) || ';' as text from pg_index
  where indrelid in (select oid from pg_class where relnamespace = 'leads'::regnamespace and relkind = 'r')
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by indexrelid::regclass::text`

test('supabase/schema.sql is what the migrations add up to', async () => {
  const parts = await Promise.all(
    [tables, views, indexes].map(async (query) => {
      const rows = await db.sql(query)
      return rows.map(({ text }) => text).join('\n')
    }),
  )
  await expect([head, ...parts, ''].join('\n')).toMatchFileSnapshot('../../../supabase/schema.sql')
})
