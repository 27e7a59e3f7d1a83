-- The settings of a legal entity may leave its e-mail address empty.

alter table legal_entities alter column email drop not null;
