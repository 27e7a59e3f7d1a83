-- A task that was made of a note keeps the way back to it, as long as both belong to the same process.
alter table process_notes add unique (tenant_id, process_id, id);
alter table tasks add column note_id bigint,
  add constraint "tasks.noteId:task.validation.note-of-process" check (note_id is null or process_id is not null),
  add constraint "tasks.noteId" foreign key (tenant_id, process_id, note_id)
    references process_notes (tenant_id, process_id, id);
create index tasks_of_note on tasks (tenant_id, note_id) where note_id is not null;
