-- The digest of a content tells nobody anything; the trail of a document is about what people know of it.
drop trigger audit on documents;
create trigger audit after insert or update or delete on documents
  for each row execute function audit('access_token', 'sha256');
