declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>
  export default classes
}
declare module '*.css'

/** The address of a file that the bundler serves beside the code. */
declare module '*?url' {
  const url: string
  export default url
}
