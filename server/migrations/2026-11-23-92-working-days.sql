-- Whose public holidays count for a legal entity: of the Land that it names, else of the one its postal code lies in.
alter table legal_entities add column federal_state text;
alter table legal_entities add constraint "legal_entities.federalState" check (federal_state in (
  'DE-BW', 'DE-BY', 'DE-BE', 'DE-BB', 'DE-HB', 'DE-HH', 'DE-HE', 'DE-MV',
  'DE-NI', 'DE-NW', 'DE-RP', 'DE-SL', 'DE-SN', 'DE-ST', 'DE-SH', 'DE-TH'));

-- The days of the week that somebody works, Monday = 1; null = Monday to Friday.
alter table users add column working_days integer[];
alter table users add constraint "users.workingDays"
  check (working_days <@ array[1, 2, 3, 4, 5, 6, 7] and cardinality(working_days) between 1 and 7);
