-- Only an ADDITIONAL process has a parent. A change of `parentId` alone used to leave one at a process of another type.

alter table processes disable trigger user;
update processes set parent_id = null where type <> 'ADDITIONAL' and parent_id is not null;
alter table processes enable trigger user;

alter table processes
  drop constraint "processes.parentId:common.validation-required",
  add constraint "processes.parentId:common.validation-required" check ((type = 'ADDITIONAL') = (parent_id is not null));
