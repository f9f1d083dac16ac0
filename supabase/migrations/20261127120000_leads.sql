-- Leads and their deliveries. The API doesn't expose this schema. functions/deliver-outbox/purge.ts deletes old rows.

-- The functions' role owns the `leads` schema. Outside it, the role can only read the migration versions. It can't log
-- in until it has a password: see docs/operations.md, "The database role".
do $migration$
begin
  if not exists (select from pg_roles where rolname = 'leads_app') then
    create role leads_app nologin noinherit nosuperuser nocreatedb nocreaterole nobypassrls;
  end if;
  execute format('grant leads_app to %I', current_user);
end
$migration$;

create schema leads authorization leads_app;
comment on schema leads is
  'Submissions from the website''s forms and the outbox that delivers them. Not exposed by the API.';

create table leads.submissions (
  id uuid primary key,
  form text not null,
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  content_hash text check (content_hash ~ '^[0-9a-f]{64}$'),
  held_reason text check (held_reason in ('limit', 'sender', 'decoy', 'fast')),
  sender_hash text check (sender_hash ~ '^[0-9a-f]{64}$'),
  network_hash text check (network_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
comment on table leads.submissions is 'One row for each submission, however often the browser sent it.';
comment on column leads.submissions.id is 'Chosen by the browser, which uses the same id for all retries.';
comment on column leads.submissions.form is
  'A name in functions/_shared/contracts/forms.ts, or message for a call without fields.';
comment on column leads.submissions.fields is 'The values that the form''s contract validated.';
comment on column leads.submissions.content_hash is
  'Hash of form, fields and file, which distinguishes a retry from another submission with the same id.';
comment on column leads.submissions.held_reason is
  'Why the deliveries were held: the limit for all senders, the limit for one sender, a filled-in decoy field, or a form filled in too fast. Kept after a release.';
comment on column leads.submissions.sender_hash is
  'Keyed hash of the sender''s IPv4 address or IPv6 /64, for rate limits. The address itself is never stored.';
comment on column leads.submissions.network_hash is
  'Keyed hash of the sender''s IPv6 /48, or of the IPv4 address again.';

create index submissions_created on leads.submissions (created_at);
create index submissions_recent on leads.submissions (created_at) where sender_hash is not null;
create index submissions_sender_recent on leads.submissions (sender_hash, created_at desc);
create index submissions_network_recent on leads.submissions (network_hash, created_at desc);
-- The global rate limit counts only submissions that weren't held.
create index submissions_not_held on leads.submissions (created_at)
  where sender_hash is not null and held_reason is null;
-- Held submissions are deleted sooner than leads, so retention queries them separately.
create index submissions_held on leads.submissions (created_at) where held_reason is not null;

create table leads.deliveries (
  id uuid primary key,
  submission_id uuid not null references leads.submissions (id) on delete cascade,
  kind text not null check (kind in ('notification', 'confirmation', 'webhook')),
  recipient text,
  reply_to text,
  subject text check (char_length(subject) between 1 and 200 and subject !~ '[\r\n]'),
  body_text text,
  body_html text,
  status text not null default 'queued' check (status in ('queued', 'held', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  refusals integer not null default 0 check (refusals >= 0),
  last_error text,
  last_attempt_at timestamptz not null default now(),
  next_attempt_at timestamptz not null default now(),
  sent_at timestamptz,
  queued_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (submission_id, kind),
  check ((status = 'sent') = (sent_at is not null)),
  constraint deliveries_email_complete check (
    status not in ('queued', 'held') or kind = 'webhook'
    or (recipient is not null and subject is not null and body_text is not null and body_html is not null)
  )
);
comment on table leads.deliveries is
  'The outbox. Rows are written together with the submission and delivered at once or by deliver-outbox.';
comment on column leads.deliveries.id is
  'Also the idempotency key, the Message-ID and the webhook-id. "npm run leads -- resend ID" changes it.';
comment on column leads.deliveries.status is
  'A held delivery waits for "npm run leads -- release". Its submission looks like junk or exceeded a limit, or the delivery was restored from a backup.';
comment on column leads.deliveries.refusals is
  'Number of refused attempts. A confirmation fails after 8. A notification or webhook is always retried.';
comment on column leads.deliveries.last_attempt_at is
  'If this is in the future, the clock was set back since, and the delivery is due.';
comment on column leads.deliveries.next_attempt_at is
  'When the delivery becomes due. Each attempt moves this ahead, so no other process takes the delivery.';

comment on column leads.deliveries.queued_at is
  'When the delivery was stored, released or resent. Health checks and alerts count its age from this time.';

-- The queue's order: deliveries with at most one attempt first, and leads before confirmations. The included columns
-- let the report use an index-only scan.
create index deliveries_due on leads.deliveries ((attempts > 1), (kind = 'confirmation'), next_attempt_at)
  include (queued_at, refusals, kind) where status = 'queued';
create index deliveries_last_attempt on leads.deliveries (last_attempt_at) where status = 'queued';
create index deliveries_held on leads.deliveries (submission_id) where status = 'held';
create index deliveries_bodies on leads.deliveries (created_at) where body_text is not null and status <> 'queued';

create table leads.attachments (
  id uuid primary key,
  submission_id uuid not null references leads.submissions (id) on delete cascade,
  filename text not null check (char_length(filename) between 1 and 255),
  media_type text not null,
  content bytea not null check (octet_length(content) <= 5 * 1024 * 1024),
  created_at timestamptz not null default now()
);
comment on table leads.attachments is 'Files that came with a submission, at most 5 MB each.';
create index attachments_submission on leads.attachments (submission_id);
create index attachments_created on leads.attachments (created_at);

create table leads.confirmations (
  address text primary key,
  sent_at timestamptz not null default now()
);
comment on table leads.confirmations is
  'Mailboxes that got a confirmation in the past hour. The primary key keeps concurrent applications from sending two.';
create index confirmations_sent on leads.confirmations (sent_at);

create table leads.alerts (
  kind text primary key,
  text text not null,
  seen_at timestamptz not null default now(),
  alerted_at timestamptz not null default now(),
  resolved_at timestamptz
);
comment on table leads.alerts is
  'Problems by kind, without personal data. A problem is open unless resolved_at is after seen_at.';
comment on column leads.alerts.alerted_at is 'When a process last alerted the operators.';

create table leads.state (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz,
  purged_at timestamptz,
  purge_not_before timestamptz not null default now(),
  held_told_at timestamptz,
  inbox_checked_at timestamptz
);
insert into leads.state default values;
comment on table leads.state is 'A single row that deliver-outbox keeps between runs.';
comment on column leads.state.checked_at is 'Time of the last run, which shows whether the clock has jumped since.';
comment on column leads.state.purge_not_before is 'Nothing is deleted before this time. A clock jump moves it ahead.';
comment on column leads.state.held_told_at is 'Time of the last email about held submissions.';
comment on column leads.state.inbox_checked_at is
  'Time of the last check of whether the mail provider reaches our inboxes.';

do $migration$
declare
  name regclass;
begin
  for name in select oid from pg_class where relnamespace = 'leads'::regnamespace and relkind = 'r' loop
    execute format('alter table %s enable row level security', name);
    execute format('alter table %s owner to leads_app', name);
  end loop;
end
$migration$;
revoke all on schema leads from public, anon, authenticated;
revoke all on all tables in schema leads from public, anon, authenticated;
alter default privileges in schema leads revoke all on tables from public, anon, authenticated;

-- The functions compare this schema's version with the one they need. They can't read the other columns, which contain
-- the SQL of the migrations.
grant usage on schema supabase_migrations to leads_app;
grant select (version) on supabase_migrations.schema_migrations to leads_app;

-- A job calls deliver-outbox every minute if something is due, and otherwise every five minutes. The job reads two Vault
-- secrets: see docs/operations.md, "The schedule". A database that lacks pg_cron, pg_net or Vault, such as the local
-- one, has no schedule.
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
      where extract(minute from now())::int % 5 = 0
        or exists (select from leads.deliveries where status = 'queued' and next_attempt_at <= now())
    $job$
  );
  perform cron.schedule(
    'forget-job-runs',
    '23 4 * * *',
    $job$ delete from cron.job_run_details where end_time < now() - interval '7 days' $job$
  );
end
$migration$;
