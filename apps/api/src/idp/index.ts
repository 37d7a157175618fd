export { findFontUrl } from './frame.ts'
export { originsOf } from './origins.ts'
export { type IdpDeps, registerIdp } from './register.ts'
export { discoverProvider } from './relying-party/discover.ts'
