export { startDemoProvider } from './demo-provider/index.ts'
export { findFontUrl } from './frame.ts'
export { type IdpDeps, registerIdp } from './register.ts'
