/**
 * Makes one thing for each argument, and gives the same one to everybody who asks for it again: for schemas, which do
 * not change and are asked for by hundreds of fields.
 */
export const once = <Of, Made>(make: (of: Of) => Made): ((of: Of) => Made) => {
  const made = new Map<Of, Made>()
  return (of) => {
    const known = made.get(of)
    if (known !== undefined) return known
    const first = make(of)
    made.set(of, first)
    return first
  }
}
