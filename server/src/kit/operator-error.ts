/** Something that whoever runs the server can understand and mend; shown without a stack. */
export class OperatorError extends Error {}
