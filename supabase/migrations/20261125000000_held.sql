-- Held: stored, answered with 200, and not handed over until somebody says so.
--
-- A delivery is held instead of queued while a submission looks like junk (submissions.held_reason says why), and
-- after a restore, so that nothing old goes out unseen (held_reason is null then). What `npm run leads` does with it:
--
--   list --held     select … from leads.submissions s where exists (
--                     select from leads.deliveries d where d.submission_id = s.id and d.status = 'held')
--   release ID      update leads.deliveries set status = 'queued', next_attempt_at = now(), last_attempt_at = now()
--   release --all     where status = 'held' [and submission_id = $1]
--   restore         update leads.deliveries set status = 'held' where status = 'queued'
--   drop            update leads.deliveries set status = 'failed', last_error = 'dropped'
--                     where status in ('queued', 'held') and kind = 'webhook' [and submission_id = $1]
--   drop of junk    delete from leads.submissions where id = $1, with its deliveries and files
--
-- deliver-outbox tells the support inbox once an hour how many submissions are held (state.held_told_at).
alter table leads.deliveries
  drop constraint emails_status_check,
  drop constraint deliveries_email_complete,
  add constraint deliveries_status check (status in ('queued', 'held', 'sent', 'failed')),
  add constraint deliveries_email_complete check (
    status not in ('queued', 'held') or kind = 'webhook'
    or (recipient is not null and subject is not null and body_text is not null and body_html is not null)
  );
create index deliveries_held on leads.deliveries (submission_id) where status = 'held';

alter table leads.submissions
  add column held_reason text check (held_reason in ('limit', 'decoy', 'fast')),
  add column network_hash text check (network_hash ~ '^[0-9a-f]{64}$');
comment on column leads.submissions.held_reason is
  'Why its deliveries were held: the limit for all senders, a filled decoy field, filled in too fast. Stays after a release.';
comment on column leads.submissions.sender_hash is
  'Keyed hash of the sender''s IPv4 address or IPv6 /64, for rate limits. The address itself is never stored.';
comment on column leads.submissions.network_hash is
  'The same of the IPv6 /48, all of which may be one person''s; of IPv4 the address again.';
create index submissions_network_recent on leads.submissions (network_hash, created_at desc);

alter table leads.state add column held_told_at timestamptz;
comment on column leads.state.held_told_at is 'The last email that said how many submissions are held.';
