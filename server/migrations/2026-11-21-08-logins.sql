-- Whoever has left may be taken on again, here or at another tenant: only logins that still open something are unique.
alter table logins drop constraint "logins.email";
create unique index "logins.email" on logins (email_key) where not disabled;
