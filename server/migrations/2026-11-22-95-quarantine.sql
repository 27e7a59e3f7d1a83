-- What a malware scanner says of a content. Its bytes are not handed out while it waits for a verdict, and are gone once
-- something was found; see kit/contents.

alter table stored_files
  -- UNSCANNED: it came while no scanner was wanted.
  add column scan_state text not null default 'UNSCANNED'
    check (scan_state in ('UNSCANNED', 'WAITING', 'CLEAN', 'INFECTED')),
  -- What the scanner calls it.
  add column finding text,
  -- When there was a verdict last.
  add column scanned_at timestamptz,
  add constraint "stored_files.finding" check ((scan_state = 'INFECTED') = (finding is not null)),
  add constraint "stored_files.scannedAt" check (scan_state not in ('CLEAN', 'INFECTED') or scanned_at is not null);
create trigger tell_of_scan after update on stored_files
  for each row when (old.scan_state <> new.scan_state) execute function tell_of_scan();
