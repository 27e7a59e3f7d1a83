-- That there is no will is something that somebody has said. Until now it was stored like a question nobody has asked,
-- so what is stored is not known to be a no.
alter table persons
  add column testament_absent boolean not null default false,
  add column inheritance_contract_absent boolean not null default false,
  add constraint "persons.testamentAbsent" check (testament_exists is null or testament_exists and not testament_absent),
  add constraint "persons.inheritanceContractAbsent" check (
    inheritance_contract_exists is null or inheritance_contract_exists and not inheritance_contract_absent);
