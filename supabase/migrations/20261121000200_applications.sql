-- The last confirmation that went to an applicant's address. Its row is what makes "one an hour" hold when two
-- applications arrive at the same moment: the second waits for the first one's transaction.
create table leads.confirmations (
  address text primary key,
  sent_at timestamptz not null default now()
);
comment on table leads.confirmations is 'Addresses that got a confirmation within the last hour; deliver-outbox forgets the older ones.';

alter table leads.confirmations enable row level security;
revoke all on leads.confirmations from public, anon, authenticated;

-- Every day, also when no mail is due: deliver-outbox deletes resumes that were delivered RESUME_RETENTION_DAYS
-- ago. See 20261121000100_outbox_schedule.sql for the secrets and for databases without these extensions.
do $migration$
begin
  if (
    select count(*) from pg_available_extensions where name in ('pg_cron', 'pg_net', 'supabase_vault')
  ) < 3 then
    raise notice 'pg_cron, pg_net or Vault is missing: nothing purges resumes on a schedule here.';
    return;
  end if;

  perform cron.schedule(
    'purge-resumes',
    '17 4 * * *',
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
    $job$
  );
end
$migration$;
