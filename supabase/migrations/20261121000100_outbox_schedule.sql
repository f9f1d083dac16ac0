-- What runs it today is at the end of 20261122000100_deliveries.sql.
-- Calls deliver-outbox every minute that a mail is due. It reads two Vault secrets: project_url
-- (https://<ref>.supabase.co) and outbox_secret (the function's OUTBOX_SECRET); see docs/operations.md.
-- A database without these extensions, such as the local one, needs its own clock and skips this.
do $migration$
begin
  if (
    select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    raise notice 'pg_cron, pg_net or Vault is missing: nothing calls deliver-outbox on a schedule here.';
    return;
  end if;

  create extension if not exists pg_cron with schema pg_catalog;
  create extension if not exists pg_net with schema extensions;

  perform cron.schedule(
    'deliver-outbox',
    '* * * * *',
    $job$
      select net.http_post(
        url := (select decrypted_secret from vault.decrypted_secrets where name = 'project_url')
          || '/functions/v1/deliver-outbox',
        headers := jsonb_build_object(
          'content-type', 'application/json',
          'authorization',
          'Bearer ' || (select decrypted_secret from vault.decrypted_secrets where name = 'outbox_secret')
        ),
        body := '{}'::jsonb,
        timeout_milliseconds := 55000
      )
      where exists (select from leads.emails where status = 'queued' and next_attempt_at <= now())
    $job$
  );
end
$migration$;
