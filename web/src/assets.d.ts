// The classes of a module by name. That a name exists is seen by scripts/lib/styles.test.mjs; imported with a star, the
// bundler writes each name where it is used and needs no table of them.
declare module '*.module.css' {
  const classes: { readonly [name: string]: string }
  export = classes
}
declare module '*.css' {}
declare module '*.css?raw' {
  const text: string
  export default text
}

/** A style sheet as a text, for what dresses itself. */
declare module '*.css?inline' {
  const text: string
  export default text
}

/** The address of a file of its own, such as the code of a worker. */
declare module '*?url' {
  const address: string
  export default address
}
