export { startDemoProvider } from './demo-provider/index.ts'
export { findFontUrl } from './frame.ts'
export { originsOf } from './origins.ts'
export { type IdpDeps, registerIdp } from './register.ts'
