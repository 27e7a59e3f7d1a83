import { loadTexts } from '../../kit/i18n'

/** The short form, with the texts of the person that a duplicate is shown with: few pages around a picker have them. */
export async function fetchNewPerson() {
  const [{ NewPerson }] = await Promise.all([import('./new-person'), loadTexts(['partners', 'persons', 'processes'])])
  return NewPerson
}
