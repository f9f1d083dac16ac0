alter table leads.state add column limited_at timestamptz;
comment on column leads.state.limited_at is
  'When send-email last refused a submission because of the limit for all senders together.';
