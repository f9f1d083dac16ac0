-- The health URL names the migrations that are missing. The SQL of migrations, also in this table, stays unreadable.
grant usage on schema supabase_migrations to leads_app;
grant select (version) on supabase_migrations.schema_migrations to leads_app;
