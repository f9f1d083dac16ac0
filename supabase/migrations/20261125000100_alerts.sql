-- One row for each kind of problem, so that a small one hides no large one: alerted at most once an hour, and once more
-- when it is over.
create table leads.alerts (
  kind text primary key,
  text text not null,
  seen_at timestamptz not null default now(),
  alerted_at timestamptz not null default now(),
  resolved_at timestamptz
);
comment on table leads.alerts is 'Problems by kind, in plain words and without personal data. Open unless resolved_at is after seen_at.';
comment on column leads.alerts.alerted_at is 'The last alert, for all processes.';
alter table leads.alerts enable row level security;
revoke all on leads.alerts from public, anon, authenticated;
alter table leads.alerts owner to leads_app;

alter table leads.state add column inbox_checked_at timestamptz;
comment on column leads.state.inbox_checked_at is 'When the mail provider was last asked whether our own inboxes get what it takes.';

-- The limit for all senders together counts what was not held.
create index submissions_not_held on leads.submissions (created_at)
  where sender_hash is not null and held_reason is null;
