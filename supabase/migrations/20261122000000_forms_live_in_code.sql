-- Which forms there are is said once, in functions/_shared/contracts/forms.ts. A list of its own here made a new form
-- be emailed and never stored.
alter table leads.submissions drop constraint submissions_form_check;
