-- A role for the functions that owns the schema leads and has no rights anywhere else. It cannot log in until it is
-- given a password: see docs/operations.md, "The database role".
do $migration$
declare
  relation record;
begin
  if not exists (select from pg_roles where rolname = 'leads_app') then
    create role leads_app nologin noinherit nosuperuser nocreatedb nocreaterole nobypassrls;
  end if;
  execute format('grant leads_app to %I', current_user);
  -- Only a role that may create schemas can be given one; it loses that right again at once.
  execute format('grant create on database %I to leads_app', current_database());
  alter schema leads owner to leads_app;
  execute format('revoke create on database %I from leads_app', current_database());
  for relation in
    select c.oid::regclass as name, c.relkind from pg_class c
    where c.relnamespace = 'leads'::regnamespace and c.relkind in ('r', 'v')
  loop
    execute format(
      case relation.relkind when 'v' then 'alter view %s owner to leads_app' else 'alter table %s owner to leads_app' end,
      relation.name
    );
  end loop;
end
$migration$;
