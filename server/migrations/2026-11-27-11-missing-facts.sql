-- What is not known of a person yet, in one word for the list; `missingFactsOf` of the contract says which facts.
alter table persons add column facts_missing boolean not null generated always as (
  date_of_birth is null
  or case when deceased
    then deceased_at is null or place_of_death is null or place_of_birth is null or city is null
    else phone is null and email is null and contact_details = '[]'
  end) stored;

drop trigger audit on persons;
create trigger audit after insert or update or delete on persons
  for each row execute function audit('search', 'sort_name', 'name_phonetic', 'relationship_status', 'facts_missing');

create index persons_with_facts_missing on persons (tenant_id, legal_entity_id, updated_at, id)
  where not deleted and facts_missing;
