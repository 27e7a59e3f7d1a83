-- The processes in which a partner has a part: the other two parts have their indexes already.

create index processes_by_cemetery on processes (tenant_id, cemetery_id) where cemetery_id is not null;
