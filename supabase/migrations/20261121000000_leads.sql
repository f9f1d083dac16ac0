-- 20261122000100_deliveries.sql turns emails into deliveries, 20261125000000_held.sql adds the state held.
-- Leads and the emails they cause. The schema is not exposed by the API: only the edge functions, which hold the
-- database's own URL, read or write it.
create schema if not exists leads;
comment on schema leads is 'Submissions of the website''s forms and the outbox of their emails. Not exposed by the API.';

create table leads.submissions (
  id uuid primary key,
  form text not null
    check (form in ('contact', 'plan_request', 'demo_request', 'career_application', 'message')),
  fields jsonb not null check (jsonb_typeof(fields) = 'object'),
  sender_hash text check (sender_hash ~ '^[0-9a-f]{64}$'),
  created_at timestamptz not null default now()
);
comment on table leads.submissions is 'One row for each submission, however often the browser sent it.';
comment on column leads.submissions.id is 'The submission id that the browser chose and keeps over all its tries.';
comment on column leads.submissions.form is 'Which form; message is a call of an older client that sent no fields.';
comment on column leads.submissions.fields is 'What the form''s contract validated.';
comment on column leads.submissions.sender_hash is 'Keyed hash of the sender''s address, for rate limits. The address itself is never stored.';

-- The rate limit counts a sender's last minutes.
create index submissions_sender_recent on leads.submissions (sender_hash, created_at desc);

create table leads.emails (
  id uuid primary key,
  submission_id uuid not null references leads.submissions (id) on delete cascade,
  kind text not null check (kind in ('notification', 'confirmation')),
  recipient text not null,
  reply_to text,
  subject text not null check (char_length(subject) between 1 and 200 and subject !~ '[\r\n]'),
  body_text text not null,
  body_html text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  attempts integer not null default 0 check (attempts >= 0),
  refusals integer not null default 0 check (refusals between 0 and attempts),
  next_attempt_at timestamptz not null default now(),
  last_error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  unique (submission_id, kind),
  check ((status = 'sent') = (sent_at is not null))
);
comment on table leads.emails is 'The outbox: written together with the submission, delivered at once or by deliver-outbox.';
comment on column leads.emails.id is 'Also the mail''s idempotency key and Message-ID.';
comment on column leads.emails.refusals is 'Attempts that the provider refused for good; at 8 the status becomes failed.';
comment on column leads.emails.next_attempt_at is 'Due from then on; whoever takes the mail moves it ahead, so that nobody else does.';

create index emails_due on leads.emails (next_attempt_at) where status = 'queued';

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

alter table leads.submissions enable row level security;
alter table leads.emails enable row level security;
alter table leads.attachments enable row level security;

revoke all on schema leads from public, anon, authenticated;
revoke all on all tables in schema leads from public, anon, authenticated;
alter default privileges in schema leads revoke all on tables from public, anon, authenticated;
