import { expect, test } from 'vitest'
import { typedName } from './typed-name'

test.each([
  ['Hoffmann-Weber', null, 'Hoffmann-Weber'],
  ['Erna Hoffmann', 'Erna', 'Hoffmann'],
  ['  Erna   Hoffmann ', 'Erna', 'Hoffmann'],
  ['Hoffmann, Erna', 'Erna', 'Hoffmann'],
  ['Hoffmann,', null, 'Hoffmann'],
  ['Anna Maria Schulz', 'Anna Maria', 'Schulz'],
  ['von der Heide', null, 'von der Heide'],
  ['Karl Friedrich von und zu Lerchenfeld', 'Karl Friedrich', 'von und zu Lerchenfeld'],
  ['von der Heide, Erna', 'Erna', 'von der Heide'],
  ['Otto Graf Lambsdorff', 'Otto', 'Graf Lambsdorff'],
  ['Graf von Stauffenberg', null, 'Graf von Stauffenberg'],
  ['Steffi Graf', 'Steffi', 'Graf'],
  ['Van Nguyen', 'Van', 'Nguyen'],
  ['Ludwig van Beethoven', 'Ludwig', 'van Beethoven'],
  ['Erna Hoffmann 03.02.1941', 'Erna', 'Hoffmann'],
  ['03581 4000', null, null],
])('%s: the first name is %s, the last name %s', (typed, firstName, lastName) => {
  expect(typedName(typed)).toEqual({ salutation: null, title: null, firstName, lastName })
})

test.each([
  ['Dr. Erna von der Heide', null, 'Dr.', 'Erna', 'von der Heide'],
  ['Prof. Dr. Karl Weber', null, 'Prof. Dr.', 'Karl', 'Weber'],
  ['dr. weber', null, 'Dr.', null, 'weber'],
  ['Weber, Dr. Karl', null, 'Dr.', 'Karl', 'Weber'],
  ['Frau Hoffmann', 'MADAM', null, null, 'Hoffmann'],
  ['Herr Dr. Karl Weber', 'SIR', 'Dr.', 'Karl', 'Weber'],
  ['Frau', null, null, null, 'Frau'],
])('%s: form of address and title are choices of the form', (typed, salutation, title, firstName, lastName) => {
  expect(typedName(typed)).toEqual({ salutation, title, firstName, lastName })
})
