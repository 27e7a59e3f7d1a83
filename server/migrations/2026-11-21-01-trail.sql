-- The trail belongs to a role of its own, see server/schema/functions/trail.sql. Before all migrations that change rows,
-- because the triggers write with the rights of that role.

select trail_table('audit_entries');
