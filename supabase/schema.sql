-- What the migrations add up to, to be read: the schema leads. `npm run schema` writes this file.
-- Roles and rights are in migrations/, the schedule of deliver-outbox at the end of 20261122000100_deliveries.sql.
-- What is deleted, and when: functions/deliver-outbox/purge.ts.

-- Problems by kind, in plain words and without personal data. Open unless resolved_at is after seen_at.
create table leads.alerts (
  kind text not null,
  text text not null,
  seen_at timestamp with time zone not null default now(),
  alerted_at timestamp with time zone not null default now(), -- The last alert, for all processes.
  resolved_at timestamp with time zone,
  constraint alerts_pkey PRIMARY KEY (kind)
);

-- Files that came with a submission, at most 5 MB each.
create table leads.attachments (
  id uuid not null,
  submission_id uuid not null,
  filename text not null,
  media_type text not null,
  content bytea not null,
  created_at timestamp with time zone not null default now(),
  constraint attachments_content_check CHECK ((octet_length(content) <= ((5 * 1024) * 1024))),
  constraint attachments_filename_check CHECK (((char_length(filename) >= 1) AND (char_length(filename) <= 255))),
  constraint attachments_pkey PRIMARY KEY (id),
  constraint attachments_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES leads.submissions(id) ON DELETE CASCADE
);

-- Addresses that got a confirmation within the last hour; deliver-outbox forgets the older ones.
create table leads.confirmations (
  address text not null,
  sent_at timestamp with time zone not null default now(),
  constraint confirmations_pkey PRIMARY KEY (address)
);

-- The outbox: written together with the submission, handed over at once or by deliver-outbox.
create table leads.deliveries (
  id uuid not null, -- Also the idempotency key, the Message-ID and the webhook-id.
  submission_id uuid not null,
  kind text not null,
  recipient text,
  reply_to text,
  subject text,
  body_text text,
  body_html text,
  status text not null default 'queued'::text,
  attempts integer not null default 0,
  refusals integer not null default 0, -- Attempts that were refused for good. A confirmation fails at 8; a notification or webhook is retried for ever.
  next_attempt_at timestamp with time zone not null default now(), -- Due from then on; whoever takes the mail moves it ahead, so that nobody else does.
  last_error text,
  created_at timestamp with time zone not null default now(),
  sent_at timestamp with time zone,
  last_attempt_at timestamp with time zone not null default now(), -- In the future only if the clock was set back since: then the delivery is due.
  constraint deliveries_email_complete CHECK (((status <> ALL (ARRAY['queued'::text, 'held'::text])) OR (kind = 'webhook'::text) OR ((recipient IS NOT NULL) AND (subject IS NOT NULL) AND (body_text IS NOT NULL) AND (body_html IS NOT NULL)))),
  constraint deliveries_kind CHECK ((kind = ANY (ARRAY['notification'::text, 'confirmation'::text, 'webhook'::text]))),
  constraint deliveries_refusals CHECK ((refusals >= 0)),
  constraint deliveries_status CHECK ((status = ANY (ARRAY['queued'::text, 'held'::text, 'sent'::text, 'failed'::text]))),
  constraint emails_attempts_check CHECK ((attempts >= 0)),
  constraint emails_check1 CHECK (((status = 'sent'::text) = (sent_at IS NOT NULL))),
  constraint emails_pkey PRIMARY KEY (id),
  constraint emails_subject_check CHECK ((((char_length(subject) >= 1) AND (char_length(subject) <= 200)) AND (subject !~ '[\r\n]'::text))),
  constraint emails_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES leads.submissions(id) ON DELETE CASCADE,
  constraint emails_submission_id_kind_key UNIQUE (submission_id, kind)
);

-- One row: what deliver-outbox remembers from run to run.
create table leads.state (
  is_only boolean not null default true,
  checked_at timestamp with time zone, -- The last run; a clock that jumped since is distrusted.
  alerted_at timestamp with time zone,
  purged_at timestamp with time zone,
  purge_not_before timestamp with time zone not null default now(), -- Nothing is deleted before; moved ahead when the clock jumped.
  limited_at timestamp with time zone, -- When send-email last refused a submission because of the limit for all senders together.
  held_told_at timestamp with time zone, -- The last email that said how many submissions are held.
  inbox_checked_at timestamp with time zone, -- When the mail provider was last asked whether our own inboxes get what it takes.
  constraint state_is_only_check CHECK (is_only),
  constraint state_pkey PRIMARY KEY (is_only)
);

-- One row for each submission, however often the browser sent it.
create table leads.submissions (
  id uuid not null, -- The submission id that the browser chose and keeps over all its tries.
  form text not null, -- Which form; message is a call of an older client that sent no fields.
  fields jsonb not null, -- What the form's contract validated.
  sender_hash text, -- Keyed hash of the sender's IPv4 address or IPv6 /64, for rate limits. The address itself is never stored.
  created_at timestamp with time zone not null default now(),
  content_hash text, -- Of form, fields and file: tells a repetition from another submission.
  held_reason text, -- Why its deliveries were held: the limit for all senders, a filled decoy field, filled in too fast. Stays after a release.
  network_hash text, -- The same of the IPv6 /48, all of which may be one person's; of IPv4 the address again.
  constraint submissions_content_hash_check CHECK ((content_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint submissions_fields_check CHECK ((jsonb_typeof(fields) = 'object'::text)),
  constraint submissions_held_reason_check CHECK ((held_reason = ANY (ARRAY['limit'::text, 'decoy'::text, 'fast'::text]))),
  constraint submissions_network_hash_check CHECK ((network_hash ~ '^[0-9a-f]{64}$'::text)),
  constraint submissions_pkey PRIMARY KEY (id),
  constraint submissions_sender_hash_check CHECK ((sender_hash ~ '^[0-9a-f]{64}$'::text))
);

create view leads.emails as
 SELECT id,
    submission_id,
    kind,
    recipient,
    reply_to,
    subject,
    body_text,
    body_html,
    status,
    attempts,
    refusals,
    next_attempt_at,
    last_error,
    created_at,
    sent_at,
    last_attempt_at
   FROM leads.deliveries;

CREATE INDEX attachments_created ON leads.attachments USING btree (created_at);
CREATE INDEX attachments_submission ON leads.attachments USING btree (submission_id);
CREATE INDEX confirmations_sent ON leads.confirmations USING btree (sent_at);
CREATE INDEX deliveries_bodies ON leads.deliveries USING btree (created_at) WHERE ((body_text IS NOT NULL) AND (status <> 'queued'::text));
CREATE INDEX deliveries_due ON leads.deliveries USING btree (((attempts > 1)), ((kind = 'confirmation'::text)), next_attempt_at) INCLUDE (created_at, refusals, kind) WHERE (status = 'queued'::text);
CREATE INDEX deliveries_held ON leads.deliveries USING btree (submission_id) WHERE (status = 'held'::text);
CREATE INDEX deliveries_last_attempt ON leads.deliveries USING btree (last_attempt_at) WHERE (status = 'queued'::text);
CREATE INDEX submissions_created ON leads.submissions USING btree (created_at);
CREATE INDEX submissions_network_recent ON leads.submissions USING btree (network_hash, created_at DESC);
CREATE INDEX submissions_not_held ON leads.submissions USING btree (created_at) WHERE ((sender_hash IS NOT NULL) AND (held_reason IS NULL));
CREATE INDEX submissions_recent ON leads.submissions USING btree (created_at) WHERE (sender_hash IS NOT NULL);
CREATE INDEX submissions_sender_recent ON leads.submissions USING btree (sender_hash, created_at DESC);
