-- Whoever has a login is written to in the language that he reads; a mail keeps the one that it was written in.
alter table logins add column language text not null default 'de' check (language in ('de', 'en'));
alter table mails add column language text not null default 'de' check (language in ('de', 'en'));
