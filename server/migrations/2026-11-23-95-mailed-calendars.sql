-- A mail may bring an appointment along, as a file for the calendar of whoever reads it.
alter table mails add column calendar text;
