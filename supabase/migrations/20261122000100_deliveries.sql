-- The outbox holds whatever a submission causes to be handed over: emails, and now the lead webhook.
alter table leads.emails rename to deliveries;
comment on table leads.deliveries is
  'The outbox: written together with the submission, handed over at once or by deliver-outbox.';

alter table leads.deliveries
  alter column recipient drop not null,
  alter column subject drop not null,
  alter column body_text drop not null,
  alter column body_html drop not null,
  add column last_attempt_at timestamptz not null default now(),
  drop constraint emails_kind_check,
  drop constraint emails_check,
  add constraint deliveries_refusals check (refusals >= 0),
  add constraint deliveries_kind check (kind in ('notification', 'confirmation', 'webhook')),
  add constraint deliveries_email_complete check (
    status <> 'queued' or kind = 'webhook'
    or (recipient is not null and subject is not null and body_text is not null and body_html is not null)
  );
comment on column leads.deliveries.id is 'Also the idempotency key, the Message-ID and the webhook-id.';
comment on column leads.deliveries.refusals is
  'Attempts that were refused for good. A confirmation fails at 8; a notification or webhook is retried for ever.';
comment on column leads.deliveries.last_attempt_at is
  'In the future only if the clock was set back since: then the delivery is due.';

-- Nothing about a notification is final: what gave up under the old rule is tried again.
update leads.deliveries set status = 'queued', next_attempt_at = now()
where status = 'failed' and kind = 'notification';

-- In the order of the queue: never attempted before, then failed; leads before confirmations. What the report needs
-- is included, so that it reads the index alone.
drop index leads.emails_due;
create index deliveries_due on leads.deliveries ((attempts > 1), (kind = 'confirmation'), next_attempt_at)
  include (created_at, refusals, kind) where status = 'queued';
create index deliveries_last_attempt on leads.deliveries (last_attempt_at) where status = 'queued';

-- Functions that were deployed before this migration go on working until they are replaced.
create view leads.emails with (security_invoker = true) as select * from leads.deliveries;
comment on view leads.emails is 'The name of leads.deliveries until November 2026.';
revoke all on leads.emails from public, anon, authenticated;

-- What deliver-outbox remembers from run to run.
create table leads.state (
  is_only boolean primary key default true check (is_only),
  checked_at timestamptz,
  alerted_at timestamptz,
  purged_at timestamptz,
  purge_not_before timestamptz not null default now()
);
insert into leads.state default values;
comment on table leads.state is 'One row: what deliver-outbox remembers from run to run.';
comment on column leads.state.checked_at is 'The last run; a clock that jumped since is distrusted.';
comment on column leads.state.purge_not_before is 'Nothing is deleted before; moved ahead when the clock jumped.';
alter table leads.state enable row level security;
revoke all on leads.state from public, anon, authenticated;

-- The same id with other content is another submission.
alter table leads.submissions add column content_hash text check (content_hash ~ '^[0-9a-f]{64}$');
comment on column leads.submissions.content_hash is 'Of form, fields and file: tells a repetition from another submission.';

-- Limits and retention read these instead of the tables.
create index submissions_recent on leads.submissions (created_at) where sender_hash is not null;
create index submissions_created on leads.submissions (created_at);
create index deliveries_bodies on leads.deliveries (created_at) where body_text is not null and status <> 'queued';
create index attachments_created on leads.attachments (created_at);
create index confirmations_sent on leads.confirmations (sent_at);

-- The schedule: each minute that something is due, and each fifth minute to look after everything else.
do $migration$
begin
  if exists (select from pg_extension where extname = 'pg_cron') then
    perform cron.unschedule('purge-resumes');
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
  end if;
end
$migration$;
